import type { ReadRowsAnswer } from '@efti-hub/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { PasteDialog } from './paste-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rowsOf = (...packages: number[]): ReadRowsAnswer => ({
  columns: [{ heading: 'Packages', column: 'packages' }],
  rows: packages.map((value) => ({
    cells: [{ text: String(value), value }],
    isTotal: false,
  })),
  left: 0,
  sums: { packages: null, grossMass: null, netMass: null },
})

/** The server answers when the test says so. */
function slowServer() {
  const waiting: ((rows: ReadRowsAnswer) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((done) => waiting.push((rows) => done(Response.json(rows)))),
  )
  const answer = async (rows: ReadRowsAnswer) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    waiting.pop()?.(rows)
  }
  return { answer }
}

async function showDialog() {
  const onPaste = vi.fn()
  const person = await show(
    <PasteDialog
      documentId="d1"
      text=""
      tables={[]}
      shown={['packages']}
      fields={[]}
      busy={false}
      onPaste={onPaste}
      onClose={() => {}}
    />,
  )
  const text = await screen.findByRole('textbox', { name: 'Rows from a spreadsheet' })
  return { person, onPaste, text }
}

it('asks for a row only where there is none, and waits while the rows are read', async () => {
  const { answer } = slowServer()
  const { person, onPaste, text } = await showDialog()
  const add = () => screen.getByRole('button', { name: /^Add/ })
  await person.click(add())
  screen.getByText('Paste at least one row.')

  await person.click(text)
  await person.paste('12\n8')
  expect(add().getAttribute('aria-disabled')).toBe('true')
  await person.click(add())
  expect(screen.queryByText('Paste at least one row.')).toBeNull()
  await answer(rowsOf(12, 8))
  await person.click(await screen.findByRole('button', { name: 'Add 2 lines' }))
  expect(onPaste.mock.calls).toEqual([
    [{ act: 'pasted', changes: [{ values: { packages: 12 } }, { values: { packages: 8 } }] }],
  ])
})

it('says when no line comes from the rows', async () => {
  const { answer } = slowServer()
  const { person, onPaste, text } = await showDialog()
  await person.click(text)
  await person.paste('Packages')
  await answer(rowsOf())
  await screen.findByText('Packages', { selector: 'th span' })
  await person.click(screen.getByRole('button', { name: 'Add lines' }))
  screen.getByText('No line can be added from these rows. Check which columns they go into.')
  expect(onPaste).not.toHaveBeenCalled()
})
