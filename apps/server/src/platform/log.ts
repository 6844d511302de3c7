import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type { Logger }

/** JSON lines in production, readable lines on a terminal. Never log tokens, passwords or document text. */
export function makeLog(level: string, service: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password'],
    serializers: { err: describeError },
    ...(process.stdout.isTTY && !destination
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
      : {}),
  }
  return destination ? pino(options, destination) : pino(options)
}

const MOST_MESSAGE = 500
const MOST_CAUSES = 5

/** What went wrong and where, without the values: the query builder's messages carry every parameter. */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: brief(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: brief(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error),
    ...(error.cause && depth < MOST_CAUSES ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

function brief(message: string): string {
  return (
    message
      .split(/\nparams:/i)[0]
      ?.slice(0, MOST_MESSAGE)
      .toWellFormed() ?? ''
  )
}

/** A stack begins with the message, which is logged already. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
}
