import '../src/cli/native-byte-search.ts';
