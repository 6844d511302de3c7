import { hasCause, isOutage } from './database-errors.ts'
import { StoreUnavailable } from './file-store/file-store.ts'

/** What passes by itself, or once somebody looked after the machine: what was asked is right and is tried again. */
export type PassingFault = 'database' | 'files' | 'files-full' | 'file-missing' | 'machine'

/** Codes of node when it reads or writes files: a share that is away (EIO, ESTALE), that was mounted again (EROFS), that is full. */
const OF_FILES: Readonly<Record<string, PassingFault>> = {
  ENOSPC: 'files-full',
  EDQUOT: 'files-full',
  EIO: 'files',
  EROFS: 'files',
  ESTALE: 'files',
  ENODEV: 'files',
  EBUSY: 'files',
  EACCES: 'files',
  EPERM: 'files',
  ENOTDIR: 'files',
  ENOENT: 'file-missing',
}
/** Too many open files, no memory, no more processes: also when a program is started. */
const OF_THE_MACHINE = /^(EMFILE|ENFILE|ENOMEM|EAGAIN)$/

/** Null for a fault that will be there the next time, and for whatever is not known. */
export function passingFault(error: unknown): PassingFault | null {
  // Before the database: what the store's own connection met has the same codes.
  if (error instanceof StoreUnavailable) return 'files'
  if (isOutage(error)) return 'database'
  return (
    faultOfFiles(error) ?? (hasCause(error, ({ code = '' }) => OF_THE_MACHINE.test(code)) ? 'machine' : null)
  )
}

/** Calls of the file system name a path, or read and write what was opened before; programs that are started do so as well. */
function faultOfFiles(error: unknown): PassingFault | null {
  let found: PassingFault | null = null
  hasCause(error, ({ code = '', syscall = '', path }) => {
    const isFile =
      (path !== undefined && !syscall.startsWith('spawn')) || /^(read|write|fsync)$/.test(syscall)
    if (isFile) found = OF_FILES[code] ?? null
    return found !== null
  })
  return found
}
