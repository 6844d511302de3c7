import { readableFormat } from '@efti-hub/reading/files'
import { hasLargePictures } from './pictures/large-pictures.ts'
import { type PictureOptions, readPictures, warmPictures } from './pictures/read-pictures.ts'
import type { Recognised } from './recognised.ts'
import { runInWorker } from './run-in-worker.ts'
import { shareProgress } from './share-progress.ts'

export interface FileToRecognise {
  bytes: Buffer
  originalName: string
}

export interface RecogniseOptions extends PictureOptions {}

/**
 * Bytes to text with places; pages without a text layer, or with a meaningless one, are read as pictures. Runs in
 * threads with bounded memory and time, so that no file can take the process down.
 * @throws UnreadableFile when the file itself is at fault: final. Anything else thrown is a fault of ours, or the
 * signal's reason once `signal` is aborted: worth another try.
 */
export async function recogniseFile(
  { bytes, originalName }: FileToRecognise,
  options: RecogniseOptions = {},
): Promise<Recognised> {
  const format = await readableFormat({ bytes, name: originalName })
  if (format !== 'pdf') return runInWorker({ bytes, format }, options)
  const report = options.onProgress ?? (() => {})
  if (hasLargePictures(bytes)) warmPictures(options)
  const onProgress = shareProgress(report, 0, TEXT_SHARE)
  const recognised = await runInWorker({ bytes, format }, { ...options, onProgress })
  return readPictures(bytes, recognised, { ...options, onProgress: shareProgress(report, TEXT_SHARE, 1) })
}

/** The text of the file itself is read in no time beside its pictures. */
const TEXT_SHARE = 0.3
