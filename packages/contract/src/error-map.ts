import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * The specification's generic schema messages (section 5). zod 4 words them differently, so this map
 * is installed on both sides; a message given on a rule itself always wins.
 */
export function specifiedMessage(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'Required' : 'Invalid input'
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return `String must contain at least ${issue.minimum} character(s)`
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `String must contain at most ${issue.maximum} character(s)`
  }
  return 'Invalid input'
}

/** Call once at start, in the server and in the browser. */
export function useSpecifiedMessages(): void {
  z.config({ customError: specifiedMessage })
}
