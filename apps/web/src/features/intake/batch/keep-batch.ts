import { clear, createStore, del, delMany, get, keys, set, update } from 'idb-keyval'
import type { BatchItem } from './batch-item.ts'

/**
 * What has not been uploaded yet, in this browser's own database: a reload, a closed tab or an empty battery loses no file.
 * `owner` is the tenant and the person: nobody sees another's.
 */
const store = createStore('efti-batch', 'files')
/** What nobody came back for is not kept on somebody's disk for ever. */
const KEPT_MS = 7 * 86_400_000

const listOf = (owner: string) => `${owner} list`
const bytesOf = (owner: string, id: string) => `${owner} bytes ${id}`

export interface KeptBatch {
  items: BatchItem[]
  /** Somebody pressed the button: what waits goes on by itself. */
  started: boolean
  /** Its end was announced. */
  announced: boolean
  /** Milliseconds, of the latest change. */
  at: number
}

/** What is kept, changed in one step: nobody writes between reading and writing. Null: this browser refuses to keep it. */
export async function changeBatch(
  owner: string,
  change: (kept: KeptBatch | null) => KeptBatch,
): Promise<KeptBatch | null> {
  let made: KeptBatch | null = null
  const kept = update<KeptBatch>(
    listOf(owner),
    (before) => {
      made = change(before ?? null)
      return made
    },
    store,
  )
  await kept.catch(() => {
    made = null
  })
  return made
}

export async function readBatch(owner: string): Promise<KeptBatch | null> {
  return (await get<KeptBatch>(listOf(owner), store).catch(() => null)) ?? null
}

/** Answers whether it is kept. */
export function keepBytes(owner: string, id: string, bytes: Blob): Promise<boolean> {
  return set(bytesOf(owner, id), bytes, store).then(
    () => true,
    () => false,
  )
}

export async function readBytes(owner: string, id: string): Promise<Blob | null> {
  return (await get<Blob>(bytesOf(owner, id), store).catch(() => null)) ?? null
}

export async function dropBytes(owner: string, id: string): Promise<void> {
  await del(bytesOf(owner, id), store).catch(() => {})
}

/** Everybody's, of this browser: nobody is signed in any more. */
export const dropEverything = (): Promise<void> => clear(store).catch(() => {})

/** Everybody's, of this browser. */
export async function dropForgotten(now = Date.now()): Promise<void> {
  for (const key of await keys<string>(store).catch(() => [])) {
    if (!key.endsWith(' list')) continue
    const batch = await get<KeptBatch>(key, store).catch(() => undefined)
    if (batch && now - batch.at > KEPT_MS) await dropBatch(key.slice(0, -' list'.length))
  }
}

export async function dropBatch(owner: string): Promise<void> {
  const own = await keys<string>(store).catch(() => [])
  await delMany(
    own.filter((key) => key.startsWith(`${owner} `)),
    store,
  ).catch(() => {})
}
