import { parentPort, workerData } from 'node:worker_threads'
import { extractProps } from './props-extracted.ts'

/** Reads props beside the main thread: the type checker would hold all else up for seconds. */
const { root, files } = workerData as { readonly root: string; readonly files: readonly string[] }
parentPort?.postMessage(extractProps(root, files))
