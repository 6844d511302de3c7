import { MAX_BATCH_FILES } from '@efti-hub/contract'
import { batchReasons as reasons } from '../../../words/batch.ts'
import { type BatchItem, keyOfBytes, newItem } from './batch-item.ts'
import { BatchRefusal, kindOfFile, refusalOf } from './sort-files.ts'

export interface Taken {
  items: BatchItem[]
  /** Bytes to keep, by item, or by archive for all items of one. */
  bytes: Map<string, Blob>
  /** Files beyond the limit of a batch. */
  leftOut: number
}

/** Items for the chosen files; archives are opened, what cannot be taken is there with the reason. */
export async function takeFiles(files: readonly File[], limit: number): Promise<Taken> {
  const items: BatchItem[] = []
  const bytes = new Map<string, Blob>()
  for (const file of files) {
    const { name, size } = file
    const refusal = refusalOf(file)
    const kind = kindOfFile(name)
    if (refusal) items.push(newItem({ name, folder: null, size, source: { kind: 'file' } }, refusal))
    else if (kind === 'zip') {
      const archive = crypto.randomUUID()
      items.push(...(await takeZip(file, archive)))
      bytes.set(archive, file)
    } else {
      const item = newItem({
        ...{ name, folder: null, size },
        source: { kind: kind === 'picture' ? 'picture' : 'file' },
      })
      items.push(item)
      bytes.set(item.id, file)
    }
  }
  const most = Math.max(0, Math.min(limit, MAX_BATCH_FILES))
  const taken = items.slice(0, most)
  const wanted = new Set(taken.filter(({ state }) => state === 'waiting').map(keyOfBytes))
  for (const key of bytes.keys()) if (!wanted.has(key)) bytes.delete(key)
  return { items: taken, bytes, leftOut: items.length - taken.length }
}

async function takeZip(file: File, archive: string): Promise<BatchItem[]> {
  try {
    const { listZip } = await import('./open-zip.ts')
    return (await listZip(file)).map(({ at, name, folder, size, encrypted }) => {
      const isPicture = kindOfFile(name) === 'picture'
      const inZip = kindOfFile(name) === 'zip' ? reasons.zipInZip : undefined
      const refusal = inZip ?? (encrypted ? reasons.zipEncrypted : refusalOf({ name, size }))
      return newItem({ name, folder, size, source: { kind: 'zip', archive, at, isPicture } }, refusal)
    })
  } catch (error) {
    const reason = error instanceof BatchRefusal ? error.message : reasons.zip
    return [newItem({ name: file.name, folder: null, size: file.size, source: { kind: 'file' } }, reason)]
  }
}
