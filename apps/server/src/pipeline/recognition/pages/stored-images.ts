import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type FileStore, isMissing } from '../../../platform/file-store/file-store.ts'
import type { ImageCache } from './image-cache.ts'

export const PICTURES = 'page-images'

/** Pictures of pages in the file store. Those that nobody may need any more go with the nightly retention. */
export function openStoredImages(files: FileStore): ImageCache {
  return {
    get: (key) =>
      buffer(files.read(`${PICTURES}/${key}`)).catch((error) => {
        if (isMissing(error)) return null
        throw error
      }),
    put: (key, image) => files.put(`${PICTURES}/${key}`, Readable.from([image])),
  }
}

/** `below`: the tenant's id and the document's. */
export async function removeStoredImages(files: FileStore, below: string): Promise<void> {
  for await (const { key } of files.list(`${PICTURES}/${below}`)) await files.remove(key)
}
