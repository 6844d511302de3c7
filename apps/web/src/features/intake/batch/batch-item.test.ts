import { expect, it } from 'vitest'
import { type BatchItem, newItem, tallyOf } from './batch-item.ts'
import { batchPhaseOf } from './phase-of.ts'
import { uploadName } from './send-item.ts'
import { kindOfFile, refusalOf } from './sort-files.ts'

const FIFTY_MB = 50 * 1024 * 1024
const item = (part: Partial<BatchItem>): BatchItem => ({
  ...newItem({ name: 'a.pdf', folder: null, size: 9, source: { kind: 'file' } }),
  ...part,
})
const job = (jobType: 'ocr' | 'compliance', progress: number, message: string | null = null) =>
  item({
    state: 'sent',
    documentId: 'd',
    document: { id: 'd', status: 'processing', job: { jobType, status: 'processing', progress, message } },
  })

it.each([
  ['a.PDF', 'paper'],
  ['a.docx', 'paper'],
  ['a.jpeg', 'picture'],
  ['a.HEIC', 'picture'],
  ['a.zip', 'zip'],
  ['a.exe', 'other'],
  ['a', 'other'],
])('%s is a %s', (name, kind) => {
  expect(kindOfFile(name)).toBe(kind)
})

it('takes 50 MB and not a byte more, nothing empty, and archives of any size', () => {
  expect(refusalOf({ name: 'a.pdf', size: FIFTY_MB })).toBeUndefined()
  expect(refusalOf({ name: 'a.pdf', size: FIFTY_MB + 1 })).toBe('The file is larger than 50 MB.')
  expect(refusalOf({ name: 'a.zip', size: FIFTY_MB + 1 })).toBeUndefined()
  expect(refusalOf({ name: 'a.pdf', size: 0 })).toBe('The file is empty (0 bytes).')
  expect(refusalOf({ name: 'a.exe', size: 1 })).toMatch(/^\.exe is not accepted/)
})

it('names the PDF after the picture', () => {
  expect(uploadName({ name: 'dock 4.heic', source: { kind: 'picture' } })).toBe('dock 4.pdf')
  expect(uploadName({ name: 'a.json', source: { kind: 'file' } })).toBe('a.json')
})

it('states what is happening to a file', () => {
  expect(batchPhaseOf(item({}))).toEqual({ text: 'Waiting', tone: 'idle' })
  expect(batchPhaseOf(item({ state: 'uploading', progress: 42 })).text).toBe('Uploading 42%')
  expect(batchPhaseOf(job('ocr', 30)).text).toBe('Recognising 30%')
  expect(batchPhaseOf(job('ocr', 30, 'Recognising page 1 of 3')).text).toBe('Recognising page 1 of 3')
  expect(batchPhaseOf(job('compliance', 60)).text).toBe('Checking 60%')
})

it('counts a file that the server could not read as failed, and one that it reads as neither done nor waiting', () => {
  const failed = item({ state: 'sent', documentId: 'f', document: { id: 'f', status: 'failed', job: null } })
  const done = item({
    state: 'sent',
    documentId: 'g',
    document: { id: 'g', status: 'under_review', job: null },
  })
  expect(tallyOf([item({}), job('ocr', 1), failed, done])).toEqual({
    all: 4,
    done: 2,
    failed: 1,
    waiting: 1,
    moving: 1,
  })
})
