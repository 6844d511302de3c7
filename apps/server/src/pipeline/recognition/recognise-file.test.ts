import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDoc } from '../../../../../packages/reading/src/testing/make-doc.ts'
import { makeDocx, p } from '../../../../../packages/reading/src/testing/make-docx.ts'
import { drawPdf, writePdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import { recogniseFile } from './recognise-file.ts'
import { UnreadableFile } from './recognised.ts'
import { closeRecognition, warmRecognition } from './run-in-worker.ts'

beforeAll(warmRecognition)
afterAll(closeRecognition)

const recognise = (bytes: Buffer | string, originalName: string) =>
  recogniseFile({ bytes: Buffer.from(bytes), originalName })
/** Three million operators: seconds of work for any reader. */
const slow = () => writePdf({ content: `BT /F 9 Tf ${'(ab c) Tj '.repeat(3_000_000)} ET` })

describe('every format through the worker thread', () => {
  it.each([
    ['pdf', () => drawPdf((pdf) => pdf.text('Frachtbrief'))],
    ['docx', async () => makeDocx(p('Frachtbrief'))],
    ['doc', async () => makeDoc('Frachtbrief\r')],
    ['txt', async () => Buffer.from('Frachtbrief')],
    ['csv', async () => Buffer.from('Frachtbrief;5\nKiste;3')],
    ['json', async () => Buffer.from('{"title":"Frachtbrief"}')],
    ['xml', async () => Buffer.from('<title>Frachtbrief</title>')],
  ] as const)('%s', async (format, make) => {
    const found = await recognise(await make(), `paper.${format}`)
    expect(found).toMatchObject({ format, confidence: 1, text: expect.stringContaining('Frachtbrief') })
    expect(found.pages.every(({ synthetic = false }) => synthetic === (format !== 'pdf'))).toBe(true)
  })

  it('yields nothing that a database refuses', async () => {
    const lines = 'Absender: Spedition\n'.repeat(50)
    const found = await recognise(Buffer.from(`\ufeff${lines}half\ud800 character`, 'utf16le'), 'a.txt')
    expect(found.text).toBe(`${lines}half\ufffd character`)
    expect(found.pages[0]?.words.at(-2)?.text).toBe('half\ufffd')
  })

  it('leaves the caller its bytes', async () => {
    const bytes = await drawPdf((pdf) => pdf.text('x'))
    const copy = Buffer.from(bytes)
    await recogniseFile({ bytes, originalName: 'a.pdf' })
    expect(bytes.equals(copy)).toBe(true)
  })

  it('reports its progress', async () => {
    const pdf = await drawPdf((pdf) => {
      for (let i = 1; i < 400; i++) pdf.text('page').addPage()
    })
    const steps: [number, number, string][] = []
    await recogniseFile({ bytes: pdf, originalName: 'a.pdf' }, { onProgress: (...step) => steps.push(step) })
    expect(steps[0]).toEqual([0, 400, 'Reading page 1 of 400'])
  })
})

describe('what cannot be read', () => {
  it.each([
    ['', 'a.pdf', 'The file is empty (0 bytes)'],
    [
      '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\b\x06\0\0\0',
      'scan.pdf',
      "'scan.pdf' is a PNG picture, which cannot be read here",
    ],
    ['\x01\x02\0\xff\xfe binary', 'a.txt', 'binary data'],
    ['{"a":', 'a.json', 'line 1, column 6'],
    [
      '%PDF-1.4\n%%EOF',
      'note.docx',
      "'note.docx' is named like a Word document but is a PDF document. Name it .pdf",
    ],
    ['<?xml version="1.0"?><a/>', 'note.csv', 'is named like a CSV file but is an XML document'],
  ])('%j: a final answer in plain words', async (content, name, message) => {
    const reading = recognise(Buffer.from(content, 'latin1'), name)
    await expect(reading).rejects.toThrow(message)
    await expect(reading).rejects.toBeInstanceOf(UnreadableFile)
  })

  it('stops at the time limit, and the next file is read', async () => {
    const reading = recogniseFile({ bytes: slow(), originalName: 'a.pdf' }, { timeLimitMs: 300 })
    await expect(reading).rejects.toThrow('stopped after 1 seconds')
    await expect(reading).rejects.toBeInstanceOf(UnreadableFile)
    expect((await recognise('next', 'a.txt')).text).toBe('next')
  })

  it('stops on request, with the reason that was given', async () => {
    const stop = new AbortController()
    const reading = recogniseFile({ bytes: slow(), originalName: 'a.pdf' }, { signal: stop.signal })
    setTimeout(() => stop.abort(new Error('shutting down')), 200)
    await expect(reading).rejects.toThrow('shutting down')
    await expect(reading).rejects.not.toBeInstanceOf(UnreadableFile)
    await expect(
      recogniseFile({ bytes: Buffer.from('x'), originalName: 'a.txt' }, { signal: stop.signal }),
    ).rejects.toThrow('shutting down')
  })

  it('stops a PDF that unpacks to gigabytes while the memory is still there', async () => {
    // 5 kB in the file, 700 MB after the second unpacking.
    const bomb = deflateSync(deflateSync(Buffer.alloc(700 * 1_048_576, 32), { level: 1 }))
    const reading = recognise(writePdf({ content: bomb, filter: '[/FlateDecode/FlateDecode]' }), 'a.pdf')
    await expect(reading).rejects.toThrow('far more memory')
    expect((await recognise('next', 'a.txt')).text).toBe('next')
  }, 60_000)

  it.runIf(process.env.LONG)(
    'stops a document whose tree fills the heap',
    async () => {
      const reading = recognise(makeDocx('<w:p><w:r/></w:p>'.repeat(900_000)), 'a.docx')
      await expect(reading).rejects.toThrow('far more memory')
      expect((await recognise('next', 'a.txt')).text).toBe('next')
    },
    120_000,
  )
})
