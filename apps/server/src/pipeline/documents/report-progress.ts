/** Progress that follows faster than this is left out: nobody can read it. */
const INTERVAL_MS = 250

export type Report = (progress: number, message: string) => Promise<void>

export interface ProgressReporter {
  /** The first is written immediately; of those that follow too fast only the last, which stays for as long as the step takes. */
  report: Report
  /** Nothing is written once this has returned; what ends the job must not be written over. */
  end(): Promise<void>
}

/**
 * Progress in its order, no more often than people can read. It is only shown: what cannot be written is handed to
 * `onFault`, and the work goes on. `last`: now, where what is done in a moment need not report anything.
 */
export function progressReporter(
  write: Report,
  onFault: (error: unknown) => void,
  last = Number.NEGATIVE_INFINITY,
): ProgressReporter {
  let latest: Parameters<Report> | null = null
  let reported = ''
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isEnded = false

  const flush = () => {
    timer = undefined
    const next = latest
    if (!next) return
    latest = null
    // Pages that are read in parallel report the same.
    if (next.join() === reported) return
    reported = next.join()
    last = performance.now()
    writing = writing.then(() => write(...next)).catch(onFault)
  }

  return {
    async report(...progress) {
      if (isEnded) return
      latest = progress
      if (timer) return
      const wait = INTERVAL_MS - (performance.now() - last)
      if (wait > 0) timer = setTimeout(flush, wait)
      else {
        flush()
        await writing
      }
    },
    async end() {
      isEnded = true
      clearTimeout(timer)
      await writing
    },
  }
}
