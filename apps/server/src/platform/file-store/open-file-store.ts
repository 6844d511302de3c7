import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.ts'

export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? openS3Store(s3) : openFolderStore(folderOfFiles(dataDir))
}

export const folderOfFiles = (dataDir: string) => join(dataDir, 'files')
