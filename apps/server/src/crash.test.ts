import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Document } from '@efti-hub/contract'
import { afterEach, beforeEach, expect, onTestFailed, test, vi } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { Member, type UploadFile } from './testing/member.ts'
import { cmrPdf, eftiXml, textNote } from './testing/papers.ts'
import { endAllProducts, startProduct } from './testing/product.ts'

const PAPERS = 12
/** The moment of the crash, in milliseconds after the first byte is sent. */
const CRASHES = process.env.LONG === '1' ? [20, 80, 150, 250, 400, 600, 900, 1_300, 1_800, 2_500] : [900]

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'efti-crash-'))
  chmodSync(dataDir, 0o711)
})
afterEach(async () => {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each(CRASHES)(
  'kill -9 of everything %i ms into twelve uploads: all end once, completed',
  async (crashMs) => {
    const env = { PORT: `${await freePort()}` }
    const first = await startProduct({ dataDir, env })
    const ida = await Member.register(first.url)
    const papers = await twelveDocuments()

    const sending = Promise.allSettled(papers.map((document) => ida.upload(document)))
    await sleep(crashMs)
    await first.killEverything()
    const acknowledged = (await sending).flatMap((sent) => (sent.status === 'fulfilled' ? [sent.value] : []))

    const second = await startProduct({ dataDir, env })
    onTestFailed(() => console.log([...first.lines, '-- after kill -9 --', ...second.lines].join('\n')))
    const kept = await documentsOf(ida)
    for (const document of acknowledged) expect(kept.map(({ id }) => id)).toContain(document.id)

    // What was not acknowledged the person sends again, unless it is in the list after all.
    const names = kept.map((document) => document.originalName)
    for (const paper of papers) if (!names.includes(paper.name)) await ida.upload(paper)

    const all = await documentsOf(ida)
    expect(all.map((document) => document.originalName).sort()).toEqual(
      papers.map((document) => document.name).sort(),
    )
    for (const document of all) {
      const jobs = await ida.settled(document.id, 60_000)
      expect(jobs.map(({ jobType, status }) => [jobType, status])).toEqual([
        ['ocr', 'completed'],
        ['compliance', 'completed'],
      ])
      const checks = await ida.get<unknown[]>(`/api/documents/${document.id}/compliance?history=true`)
      expect(checks.body).toHaveLength(1)
    }
  },
)

async function twelveDocuments(): Promise<UploadFile[]> {
  const numbers = Array.from({ length: PAPERS }, (_, at) => at + 1)
  return Promise.all(
    numbers.map((n) => [textNote, cmrPdf, (k: number) => eftiXml(k, 20_000)][n % 3]?.(n) ?? textNote(n)),
  )
}

async function documentsOf(member: Member): Promise<Document[]> {
  const { status, body } = await member.get<Document[]>('/api/documents')
  expect(status).toBe(200)
  return body
}
