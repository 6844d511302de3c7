import { ALLOWED_EXTENSIONS, MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import { batchReasons as reasons } from '../../../words/batch.ts'

export type FileKind = 'paper' | 'picture' | 'zip' | 'other'

const PICTURES = ['.jpg', '.jpeg', '.png', '.heic', '.heif']

export function kindOfFile(name: string): FileKind {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? ''
  if (ALLOWED_EXTENSIONS.some((allowed) => allowed === extension)) return 'paper'
  if (PICTURES.includes(extension)) return 'picture'
  return extension === '.zip' ? 'zip' : 'other'
}

/** Why such a file is not taken; undefined where it can be taken. */
export function refusalOf({ name, size }: { name: string; size: number }): string | undefined {
  const kind = kindOfFile(name)
  if (kind === 'other') return reasons.extension(name)
  if (size === 0) return reasons.empty
  if (kind !== 'zip' && size > MAX_UPLOAD_BYTES) return reasons.tooLarge
  return undefined
}

/** Shown to a person unchanged. */
export class BatchRefusal extends Error {}
