#!/usr/bin/env node
import './native-byte-search.ts';
