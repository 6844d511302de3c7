import type { FileStore } from './file-store.ts'

const AT_ONCE = 500

/**
 * Removes files below a folder that changed last before `until` and are of no row: of an upload or a job that was
 * interrupted between the two. Younger ones may be waiting for their row. Answers how many.
 */
export async function removeOrphans(
  files: FileStore,
  folder: string,
  until: Date,
  known: (keys: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let removed = 0
  const judge = async (keys: string[]) => {
    const kept = await known(keys)
    for (const key of keys) {
      if (kept.has(key)) continue
      await files.remove(key)
      removed += 1
    }
  }
  let keys: string[] = []
  for await (const { key, changedAt } of files.list(folder)) {
    if (changedAt >= until) continue
    keys.push(key)
    if (keys.length < AT_ONCE) continue
    await judge(keys)
    keys = []
  }
  if (keys.length > 0) await judge(keys)
  return removed
}
