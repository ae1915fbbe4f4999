import './native-byte-search.ts';
