import { type Logger, pino } from 'pino'

export type { Logger }

/** JSON lines in production, readable lines on a terminal. Never log tokens, passwords or document text. */
export function makeLog(level: string, door: string): Logger {
  return pino({
    level,
    base: { door },
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password'],
    ...(process.stdout.isTTY
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
      : {}),
  })
}
