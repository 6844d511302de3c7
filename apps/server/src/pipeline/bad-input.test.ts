import type { Document, ProcessingJob, ViolationsList } from '@efti-hub/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, type Member, startHub } from '../testing/index.ts'

/** Whatever is wrong with a file, it ends with a clear message and everything else goes on. */
let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
  ida = await hub.member()
  await hub.work()
})
afterAll(() => hub.stop())

const text = (content: string) => new TextEncoder().encode(content)

const ENTITY_BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]><lolz>&d;</lolz>`
const EXTERNAL_ENTITY =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><consignment>&f;</consignment>'

const BROKEN: [string, Uint8Array, RegExp][] = [
  ['not-a-pdf.pdf', text('This is a letter that somebody renamed.'), /PDF/],
  [
    'picture.pdf',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
    /PNG/i,
  ],
  ['cut-off.pdf', text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\n'), /PDF|damaged|cut|broken/i],
  ['broken.xml', text('<consignment><consignor></consignment>'), /line 1/i],
  ['broken.json', text('{"consignor": {"name": "Nordhavn",}}'), /line 1/i],
  ['bomb.xml', text(ENTITY_BOMB), /entit|DOCTYPE/i],
  ['external.xml', text(EXTERNAL_ENTITY), /entit|DOCTYPE/i],
  ['deep.json', text('['.repeat(200_000)), /deep|line/i],
  ['late-nul.json', text(`{"a":"${'x'.repeat(70_000)}",\u0000"b":1}`), /line 1|NUL|binary/i],
  ['deep.xml', text('<a>'.repeat(200_000)), /deep|nest|line/i],
  ['broken.docx', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2, 3]), /Word|docx|damaged/i],
  ['nothing-but-zeros.txt', new Uint8Array(4_096), /text|binary/i],
]

test.each(BROKEN)('%s fails in words that say what is wrong', async (name, bytes, words) => {
  const document = await ida.upload({ name, bytes })
  const jobs = await ida.settled(document.id)
  const ocr = jobs.find((job) => job.jobType === 'ocr')
  expect(ocr?.status).toBe('failed')
  expect(ocr?.message).toMatch(words)
  expect(ocr?.message).not.toMatch(/\n {2,}at |\.ts\b|node_modules|Error:/)
  expect((await ida.get<Document>(`/api/documents/${document.id}`)).body.status).toBe('failed')
  // Its neighbours are not touched, and the original is kept.
  expect((await ida.get(`/api/documents/${document.id}/file`)).status).toBe(200)
})

test('a text whose cut falls within a character is read all the same', async () => {
  const bytes = text(`${'x'.repeat(1_048_575)}😀 end`)
  const jobs = await ida.settled((await ida.upload({ name: 'long.txt', bytes })).id)
  expect(jobs.map((job) => job.status)).toEqual(['completed', 'completed'])
  expect(jobs[0]?.result).toMatchObject({ truncated: true })
})

test('damaged files in a row do not keep a good one waiting', async () => {
  const broken = await Promise.all(
    BROKEN.map(([name, bytes]) => ida.upload({ name, bytes: bytes.length > 0 ? bytes : text('x') })),
  )
  const letter = await ida.upload({
    name: 'letter.txt',
    bytes: text('Dear Ms Aalto, thank you for the coffee.'),
  })
  const jobs = await ida.settled(letter.id)
  expect(jobs.map((job) => job.status)).toEqual(['completed', 'completed'])
  for (const document of broken) await ida.settled(document.id)
})

test('a letter is no freight document: no score and one high violation', async () => {
  const letter = await ida.upload({
    name: 'invitation.txt',
    bytes: text('Dear all, lunch is on Friday. Best, Ida'),
  })
  const jobs = await ida.settled(letter.id)
  const compliance = jobs.find((job: ProcessingJob) => job.jobType === 'compliance')
  expect(compliance?.result).toEqual({ score: null, violationsCount: 1 })
  const { body } = await ida.get<ViolationsList>(`/api/violations?documentId=${letter.id}`)
  expect(body.items).toHaveLength(1)
  expect(body.items[0]).toMatchObject({
    severity: 'high',
    description: 'Not recognised as a freight document',
  })
  expect((await ida.get<Document>(`/api/documents/${letter.id}`)).body.status).toBe('under_review')
})
