import { type ChildProcess, spawn } from 'node:child_process'
import type { OperatingUser } from './operating-user.ts'

/**
 * Ends PostgreSQL when we are killed without a chance to: its input closes with us, however we end. A session of
 * its own, so that a signal to our group does not take it first.
 */
export function guard(postmasterPid: number, user: OperatingUser): ChildProcess {
  const guardian = spawn(
    '/bin/sh',
    ['-c', 'cat >/dev/null; kill -INT "$1" 2>/dev/null', 'sh', `${postmasterPid}`],
    {
      ...user.spawn,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  )
  // Neither may keep our own process alive.
  guardian.unref()
  guardian.on('error', () => {})
  guardian.stdin?.on('error', () => {})
  return guardian
}
