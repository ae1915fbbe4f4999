import {parentPort, workerData} from 'node:worker_threads'
import {plainFileTest} from './files/plain-file.ts'
import './native-byte-search.ts'
import {takeBatch, type SharedSieve} from './sieve.ts'

const shared = workerData as SharedSieve
const isPlainFile = plainFileTest()

parentPort?.on('message', ({number, paths}: {readonly number: number; readonly paths: string}) => takeBatch(number, () => paths.split('\0'), {shared, isPlainFile}))
