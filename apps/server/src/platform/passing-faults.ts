import { hasCause, isOutage } from './database-errors.ts'
import { OtherBytes, StoreUnavailable } from './file-store/file-store.ts'

/** What passes by itself, or once somebody looked after the machine: what was asked is right and is tried again. */
export type PassingFault = 'database' | 'files' | 'files-full' | 'file-missing' | 'file-damaged' | 'machine'

/**
 * Codes of node when it reads or writes files: a share that is away (EIO, ESTALE; of its network: ETIMEDOUT, EHOSTDOWN), that was
 * mounted again (EROFS), that is full.
 */
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
  ETIMEDOUT: 'files',
  EHOSTDOWN: 'files',
  EHOSTUNREACH: 'files',
  ENETDOWN: 'files',
  ENETUNREACH: 'files',
  ECONNABORTED: 'files',
  ECONNREFUSED: 'files',
  ECONNRESET: 'files',
  ENOTCONN: 'files',
}
/** Too many open files, no memory, no more processes: also when a program is started. */
const OF_THE_MACHINE = /^(EMFILE|ENFILE|ENOMEM|EAGAIN)$/

/** Null for a fault that will be there the next time, and for whatever is not known. */
export function passingFault(error: unknown): PassingFault | null {
  // Before the database: what the network of the store met has the same codes.
  if (error instanceof OtherBytes) return 'file-damaged'
  if (error instanceof StoreUnavailable) return 'files'
  const ofFiles = faultOfFiles(error)
  if (ofFiles) return ofFiles
  if (isOutage(error)) return 'database'
  return hasCause(error, ({ code = '' }) => OF_THE_MACHINE.test(code)) ? 'machine' : null
}

/**
 * Calls of the file system name a path, or begin with their code where the file was opened before ("EIO: i/o error, read"; a socket's
 * error is "read EIO"). Programs that are started name a path as well.
 */
function faultOfFiles(error: unknown): PassingFault | null {
  let found: PassingFault | null = null
  hasCause(error, ({ code = '', syscall = '', path, message }) => {
    const isFile =
      !/^(spawn|connect)/.test(syscall) && (path !== undefined || message.startsWith(`${code}: `))
    if (isFile) found = OF_FILES[code] ?? null
    return found !== null
  })
  return found
}
