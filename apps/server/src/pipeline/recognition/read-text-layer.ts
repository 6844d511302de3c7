import type { OnProgress } from './engines/engine.ts'
import { isLong, joinParts, type PdfPart } from './engines/pdf/join-parts.ts'
import type { Recognised } from './recognised.ts'
import { type RunOptions, readPartInWorker } from './run-in-worker.ts'

/**
 * The text layer of a PDF. Whether it is long is known once a thread has opened it: that one then reads the first half,
 * and a second thread the other.
 * @throws UnreadableFile when the file itself is at fault.
 */
export async function readTextLayer(bytes: Uint8Array, options: RunOptions): Promise<Recognised> {
  const tell = options.onProgress ?? (() => {})
  const giveUp = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, giveUp.signal]) : giveUp.signal
  const done = { first: 0, second: 0 }
  let other: Promise<PdfPart> | null = null

  const progressOf =
    (half: keyof typeof done): OnProgress =>
    (pages, total) => {
      done[half] = pages
      if (!other && isLong(total)) {
        other = readPartInWorker(
          { bytes, half: 'second' },
          { ...options, signal, onProgress: progressOf('second') },
        )
        // Waited for below; until then nobody listens.
        other.catch(() => {})
      }
      const together = done.first + done.second
      tell(together, total, `Reading page ${Math.min(together + 1, total)} of ${total}`)
    }

  try {
    const first = await readPartInWorker(
      { bytes, half: 'first' },
      { ...options, signal, onProgress: progressOf('first') },
    )
    return joinParts(other ? [first, await other] : [first])
  } finally {
    // The other half of a file that cannot be read is of no use.
    giveUp.abort()
  }
}
