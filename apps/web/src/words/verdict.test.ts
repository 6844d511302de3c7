import type { ConsignmentDetail } from '@efti-hub/contract'
import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

type Consignment = Parameters<typeof verdictOf>[0]

const document = (id: string, change: Partial<ConsignmentDetail['papers'][number]> = {}) => ({
  id,
  originalName: `${id}.pdf`,
  kind: 'cmr',
  status: 'completed' as const,
  judged: true,
  score: 100,
  blocking: 0,
  open: { critical: 0, high: 0, medium: 0, low: 0 },
  link: null,
  ...change,
})
const missing = (name: string): ConsignmentDetail['required'][number] => ({
  code: name,
  name,
  reason: '',
  clause: '',
  state: 'missing',
  inCab: false,
  documentId: null,
  confirmedBy: null,
})
const source = (id: string, kind: string) => ({ id, originalName: `${id}.pdf`, kind, path: '' })
const mass = (
  kinds: readonly string[],
  change: Partial<ConsignmentDetail['contradictions'][number]> = {},
): ConsignmentDetail['contradictions'][number] => ({
  code: 'CONSIGNMENT-MASS',
  label: 'Gross mass',
  eftiId: 'eFTI41',
  severity: 'high',
  blocks: true,
  clause: '',
  remedy: '',
  values: kinds.map((kind, at) => ({ value: 12_000 + 9_000 * at, documents: [source(`file-${at}`, kind)] })),
  canSettle: true,
  settled: null,
  accepted: null,
  ...change,
})
const said = (change: Partial<Consignment>) =>
  verdictOf(
    { ready: false, papers: [document('a'), document('b')], required: [], contradictions: [], ...change },
    (value) => `${value} kg`,
  )
const author = { id: 'ida', name: 'Ida' }

test('ready, by what makes it so', () => {
  const ready = { ready: true }
  expect(said(ready)).toBe('Ready: 2 documents agree, and nothing is missing.')
  expect(said({ ...ready, papers: [document('a')] })).toBe(
    'Ready: the document has no blocking violations, and nothing is missing.',
  )
  expect(
    said({ ...ready, contradictions: [mass(['cmr'], { accepted: { reason: '', author, at: '' } })] }),
  ).toBe('Ready: 2 documents agree or their differences were accepted, and nothing is missing.')
  expect(said({ ...ready, contradictions: [mass(['cmr', 'invoice'], { blocks: false })] })).toBe(
    'Ready: nothing is missing, and 1 difference between the documents does not stop the goods.',
  )
})

test('not ready, by everything that stops it', () => {
  expect(
    said({ contradictions: [mass(['cmr', 'invoice'])], required: [missing('Instructions in writing')] }),
  ).toBe(
    'Not ready: the gross mass is 12000 kg in the CMR consignment note and 21000 kg in the invoice, and 1 required document is missing (instructions in writing).',
  )
})

test('two documents of one kind are called by their files', () => {
  expect(said({ contradictions: [mass(['cmr', 'cmr'])] })).toBe(
    'Not ready: the gross mass is 12000 kg in file-0.pdf and 21000 kg in file-1.pdf.',
  )
})

test('what does not fit one sentence is counted', () => {
  const all = [mass(['cmr', 'invoice', 'awb', 'cim']), mass(['cmr', 'invoice']), mass(['cmr', 'invoice'])]
  expect(said({ contradictions: all, required: ['A1', 'B2', 'C3', 'D4'].map(missing) })).toBe(
    'Not ready: gross mass differs between the documents, 2 further values differ, and 4 required documents are missing.',
  )
})

test('documents are counted by what keeps them', () => {
  const papers = [
    document('a', { status: 'under_review', blocking: 2 }),
    document('b', { status: 'rejected' }),
    document('c', { status: 'pending' }),
    document('d', { status: 'processing' }),
  ]
  expect(said({ papers })).toBe(
    'Not ready: 1 document has open critical or high violations, 1 document was rejected, and 2 documents are still being checked.',
  )
})
