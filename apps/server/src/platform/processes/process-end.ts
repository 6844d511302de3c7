import type { Logger } from '../log.ts'

/** After this the process ends, even with work still under way: nothing acknowledged depends on a clean end. */
const PATIENCE_MS = 10_000

/** Ends this process in order on SIGTERM, on Ctrl+C, and when the supervisor that started it is gone. */
export function endWithParent(log: Logger, close: () => Promise<void>): void {
  let ending = false
  const end = async (cause: string) => {
    if (ending) return
    ending = true
    log.info({ cause }, 'ending')
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'did not end in order')
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void end('SIGTERM'))
  process.on('SIGINT', () => void end('SIGINT'))
  process.on('disconnect', () => void end('the supervisor is gone'))
}
