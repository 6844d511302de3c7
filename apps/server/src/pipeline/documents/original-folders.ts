import type { Config } from '../../platform/config.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * The folder of an original is part of its key, and shows what is known of it: 'unscanned' until the malware scanner has
 * passed it, where there is one; 'quarantine' when malware was found in it.
 */
export const ORIGINAL_FOLDERS = ['unscanned', 'originals', 'quarantine'] as const
type Folder = (typeof ORIGINAL_FOLDERS)[number]

interface Stored {
  objectKey: string
}

export const isIn = (folder: Folder, { objectKey }: Stored) => objectKey.startsWith(`${folder}/`)

export const keyIn = (folder: Folder, { objectKey }: Stored) => objectKey.replace(/^[a-z]+/, folder)

export function folderOfNew({ malwareScanner }: Config): Folder {
  return malwareScanner ? 'unscanned' : 'originals'
}

/** @throws Refusal 410 for a file in quarantine, 409 for one that is yet to be scanned. */
export function requireServable({ malwareScanner }: Config, original: Stored): void {
  if (isIn('quarantine', original)) {
    throw new Refusal(
      'quarantined',
      'Malware was found in this file. It is in quarantine and cannot be opened.',
    )
  }
  if (malwareScanner && isIn('unscanned', original)) {
    throw new Refusal('not_ready', 'This file has not been scanned for malware yet. Try again in a moment.')
  }
}
