import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { drawPdf } from '../testing/make-pdf.ts'
import { runCommand } from './run-command.ts'

const COMMAND = fileURLToPath(new URL('./efti-read.ts', import.meta.url))
const CMR = fileURLToPath(
  new URL('../../../../samples/papers/worked-on/cmr-de-tms/paper.pdf', import.meta.url),
)
const folder = mkdtempSync(join(tmpdir(), 'efti-read-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Runs the command outside of the repository. */
async function run(...words: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...words], { cwd: folder })
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const [output, message, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { output, message, exitCode }
}

describe('efti-read', () => {
  it('prints what a PDF says, each value with its evidence and the reason', async () => {
    const { output, message, exitCode } = await run(write('note.pdf', readFileSync(CMR)))
    expect([message, exitCode]).toEqual(['', 0])
    expect(output.trimEnd()).not.toContain('\n')
    const read = JSON.parse(output)
    const fields = ['kind', 'kindConfidence', 'language', 'values', 'unread', 'findings', 'notes']
    expect(Object.keys(read)).toEqual(fields)
    expect(read).toMatchObject({ kind: 'cmr', language: 'de', unread: expect.any(Array), notes: [] })
    expect(read.values).toContainEqual(
      expect.objectContaining({
        eftiId: 'eFTI51',
        path: 'consignor/name[1]',
        value: 'Dreikant Fördertechnik GmbH',
        asWritten: 'Dreikant Fördertechnik GmbH',
        confidence: expect.any(Number),
        evidence: expect.objectContaining({ page: 1, box: expect.any(Array) }),
        why: expect.objectContaining({ place: 'in-box' }),
      }),
    )
  })

  it('reads an eFTI message', async () => {
    const xml = `<consignment xmlns="http://efti.eu/v1/consignment/common"><consignor><name>Muster AG</name></consignor></consignment>`
    const { output, exitCode } = await run(write('message.xml', xml))
    expect(exitCode).toBe(0)
    expect(JSON.parse(output).values).toMatchObject([{ path: 'consignor/name[1]', value: 'Muster AG' }])
  })

  it.each([
    ['a file that is missing', () => join(folder, 'none.pdf'), 3, 'there is no such file'],
    [
      'a picture',
      () => write('a.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
      1,
      'a PNG picture',
    ],
  ])('%s: a sentence and an exit code', async (_, make, expected, sentence) => {
    const { output, message, exitCode } = await run(make())
    expect([output, exitCode]).toEqual(['', expected])
    expect(message).toContain(sentence)
    expect(message).not.toMatch(/\n\s+at /)
  })
})

describe('the command', () => {
  it('reads a document as the kind that is asked for, and indents', async () => {
    const { output = '' } = await runCommand([CMR, '--kind', 'cim', '--pretty'])
    expect(output.split('\n')[1]).toMatch(/^ {2}"kind": /)
    const asFound = await runCommand([CMR])
    expect(JSON.parse(output).values).not.toEqual(JSON.parse(asFound.output ?? '').values)
  })

  it.each([
    ['a folder in place of a file', () => folder, 3, 'it is a folder'],
    [
      'an unknown type',
      () => write('a.bin', '\x01\x02\0\xff binary'),
      1,
      'binary data of no known document type',
    ],
    ['a damaged PDF', () => write('cut.pdf', readFileSync(CMR).subarray(0, 3_000)), 1, 'cut off or damaged'],
    ['a damaged message', () => write('a.xml', '<a><b></a>'), 1, 'not well-formed (line 1'],
  ])('%s: a sentence and an exit code', async (_, make, exitCode, sentence) => {
    expect(await runCommand([make()])).toEqual({ exitCode, message: expect.stringContaining(sentence) })
  })

  it('states that a PDF is encrypted', async () => {
    const locked = await drawPdf((pdf) => pdf.text('Frachtbrief'), { userPassword: 'secret' })
    const { message, exitCode } = await runCommand([write('locked.pdf', locked)])
    expect([message, exitCode]).toEqual([expect.stringContaining('protected by a password'), 1])
  })

  it('states that a scan has no text layer, and which pages of a document have none', async () => {
    const scan = await drawPdf((pdf) => pdf.rect(50, 50, 200, 300).fill('black'))
    const message = expect.stringContaining('The PDF has no text layer')
    expect(await runCommand([write('scan.pdf', scan)])).toEqual({ exitCode: 2, message })
    const mixed = await drawPdf((pdf) => pdf.text('CMR Frachtbrief').addPage().rect(50, 50, 200, 300).fill())
    const { output = '', exitCode } = await runCommand([write('mixed.pdf', mixed)])
    expect(exitCode).toBe(0)
    expect(JSON.parse(output).notes[0]).toContain('Page 2 has no text layer')
  })

  it.each([
    [[], 'Which file is to be read?'],
    [['a.pdf', 'b.pdf'], 'One file is read at a time.'],
    [['a.pdf', '--kind', 'novel'], "There is no kind 'novel', only cmr, "],
    [['a.pdf', '--loud'], "Unknown option '--loud'"],
  ])('does not guess what %j means', async (words, sentence) => {
    expect(await runCommand(words)).toEqual({ exitCode: 4, message: expect.stringContaining(sentence) })
  })

  it('explains itself', async () => {
    const { output, exitCode } = await runCommand(['--help'])
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^Usage: efti-read <file> \[--kind <kind>\] \[--pretty\]/)
    expect(output).toContain('cmr, cim, awb')
  })
})
