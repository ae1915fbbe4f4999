import '../../src/encoding/standard-codecs.ts';
