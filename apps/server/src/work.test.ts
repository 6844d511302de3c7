import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useEngine } from './pipeline/recognition/engines/ocr/choose-engine.ts'
import { startHub, withClient } from './testing/index.ts'
import { scanPdf } from './testing/scan-pdf.ts'
import { startWorking } from './work.ts'

/** The supervisor kills after five seconds; ending the threads takes some of them. */
const MOST_MS = 4_500

test('a long scan is put back by an orderly stop in time, and not suspected of it', async () => {
  const hub = await startHub()
  const { promise: reading, resolve: began } = Promise.withResolvers<void>()
  useEngine({
    name: 'endless-reader',
    languages: ['eng'],
    read: async (_picture, _language, limits = {}) => {
      began()
      await sleep(60_000, undefined, limits.signal ? { signal: limits.signal } : {})
      return []
    },
    close: async () => {},
  })
  try {
    const working = await startWorking(hub.services, { releaseAllOthers: true })
    const ida = await hub.member()
    const { id } = await ida.upload({ name: 'long.pdf', bytes: await scanPdf(3) })
    await reading
    const since = performance.now()
    await working.stop()
    expect(performance.now() - since).toBeLessThan(MOST_MS)
    const rows = await withClient(
      hub.database.superuserUrl,
      async (client) =>
        (await client.query('select status, unfinished_starts from hub.jobs where document_id = $1', [id]))
          .rows,
    )
    expect(rows).toEqual([{ status: 'queued', unfinished_starts: 0 }])
  } finally {
    useEngine(null)
    await hub.stop()
  }
}, 120_000)
