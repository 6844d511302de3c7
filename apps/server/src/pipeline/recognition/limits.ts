/** With what means a file is read; how much of it, see packages/reading/src/files/limits.ts. */

/**
 * Memory of the worker process: 1.5 GB in all. Half a gigabyte is the process with its idle threads; one file at a time
 * may be heavy, and the others stay light.
 */
export const HEAVY_MB = 400
export const LIGHT_MB = 160
/** Of the whole process, with nothing heavy in it. */
export const RESTING_MB = 700
/** JavaScript heap of one thread; what lies in buffers beside it (inflated streams, wasm) only HEAVY_MB bounds. */
export const HEAP_LIMIT_MB = 400
/** New objects of one thread. The default of 48 MB for each of five threads would be a sixth of the whole. */
export const YOUNG_HEAP_MB = 16

/** The default. */
export const TIME_LIMIT_MS = 120_000
