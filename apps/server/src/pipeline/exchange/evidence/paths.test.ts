import { expect, test } from 'vitest'
import { fileNameOf, folderOf } from './paths.ts'

test.each([
  ['Frachtbrief März.pdf', 'Frachtbrief März.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\temp\\note.xml', 'C__temp_note.xml'],
  ['a\u0000b\u202ec.pdf', 'a_b_c.pdf'],
  ['..', 'document'],
  [' . .pdf', 'document.pdf'],
  ['note.pdf. ', 'note.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
])('%j is written as %j', (name, written) => {
  expect(fileNameOf(name)).toBe(written)
})

test('a long name keeps its ending', () => {
  expect(fileNameOf(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(80)}.pdf`)
})

test('folders of documents of one name differ', () => {
  expect([folderOf('note.pdf', 0), folderOf('note.pdf', 1), folderOf('..', 9)]).toEqual([
    '01 note',
    '02 note',
    '10 document',
  ])
})
