import type { Recognised } from '../layout/pages.ts'

export type OnProgress = (done: number, total: number, message: string) => void

/** Bytes of one format to text with places. Runs in a worker thread; throws UnreadableFile when the file is at fault. */
export type Engine = (bytes: Buffer, onProgress: OnProgress) => Promise<Recognised>
