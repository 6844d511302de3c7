import { GOODS_COLUMNS, type GoodsColumnId, goodsPath } from '@efti-hub/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field } from '../../../testing/samples.ts'
import { GoodsTable, type LinesProps } from './goods-table.tsx'
import { LineCards } from './line-cards.tsx'
import type { GoodsLine } from './lines-of.ts'

afterEach(cleanup)

const column = (id: GoodsColumnId) => GOODS_COLUMNS.filter((one) => one.id === id)
const PACKAGES = column('packages')
const KIND_CODE = column('packageCode')
const NATURE = column('nature')

const line = (number: number, nature: string): GoodsLine => ({
  number,
  cells: { packages: field({ value: number * 10 }), nature: field({ value: nature }) },
})
const [PUMPS, GEARS, DRUMS] = [line(1, 'Pumps'), line(2, 'Gear boxes'), line(3, 'Drums')]

const onEdit = vi.fn()
const onDiscard = vi.fn()
beforeEach(() => vi.clearAllMocks())

const props = (change: Partial<LinesProps>): LinesProps => ({
  label: 'Goods lines',
  columns: [...PACKAGES, ...NATURE],
  lines: [PUMPS, GEARS, DRUMS],
  selected: new Set(),
  violated: new Set(),
  drafts: new Map(),
  mayEdit: true,
  onToggle: () => {},
  onEdit,
  onDiscard,
  onLook: () => {},
  ...change,
})
const pathOf = (id: GoodsColumnId, number: number) => goodsPath(column(id)[0]?.path ?? '', number)
const focused = () => document.activeElement?.textContent

it('a text goes into the cell it was typed in, though a line before it went and a column came', async () => {
  const person = userEvent.setup()
  const { rerender } = render(<GoodsTable {...props({})} />)
  await person.dblClick(screen.getByText('Gear boxes'))
  await person.clear(screen.getByRole('textbox'))
  await person.type(screen.getByRole('textbox'), 'Gears')
  rerender(
    <GoodsTable {...props({ lines: [GEARS, DRUMS], columns: [...PACKAGES, ...KIND_CODE, ...NATURE] })} />,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Description, line 2' }).value).toBe('Gears')
  await person.keyboard('{Enter}')
  expect(onEdit.mock.calls).toEqual([[2, 'nature', 'Gears', 'Gear boxes']])
  await vi.waitFor(() => expect(focused()).toBe('Drums'))
})

it('no letter is lost of what is typed right after Enter', async () => {
  const person = userEvent.setup({ delay: null })
  render(<GoodsTable {...props({})} />)
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await person.click(screen.getByText('10'))
  await person.keyboard('9{Enter}many{Enter}')
  expect(onEdit.mock.calls.map(([at, , text]) => [at, text])).toEqual([
    [1, '9'],
    [2, 'many'],
  ])
  frames.mockRestore()
})

it('the input closes for good when its line is gone', async () => {
  const person = userEvent.setup()
  const { rerender } = render(<GoodsTable {...props({})} />)
  await person.dblClick(screen.getByText('Gear boxes'))
  await person.type(screen.getByRole('textbox'), ' for ships')
  rerender(<GoodsTable {...props({ lines: [PUMPS, DRUMS] })} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  rerender(<GoodsTable {...props({})} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(onEdit).not.toHaveBeenCalled()
})

it.each([
  { view: 'table', Lines: GoodsTable },
  { view: 'cards', Lines: LineCards },
])('a refused text is forgotten at Escape: $view', async ({ view, Lines }) => {
  const person = userEvent.setup()
  const drafts = new Map([[pathOf('packages', 2), { text: 'many', isRefused: true, seen: 20 }]])
  render(<Lines {...props({ drafts })} />)
  const value = screen.getByText('many')
  await (view === 'table' ? person.dblClick(value) : person.click(value))
  await person.keyboard('{Escape}')
  expect(onDiscard.mock.calls).toEqual([[pathOf('packages', 2)]])
  expect(onEdit).not.toHaveBeenCalled()
})

it('in cards Enter leads back to the value, Tab to the next and Shift+Tab to the one before', async () => {
  const person = userEvent.setup()
  render(<LineCards {...props({})} />)
  await person.click(screen.getByText('20'))
  await person.type(screen.getByRole('textbox'), '5{Enter}')
  await vi.waitFor(() => expect(focused()).toMatch(/^20/))
  await person.keyboard('{Enter}')
  await person.tab()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(focused()).toMatch(/^Gear boxes/)
  await person.keyboard('{Enter}')
  await person.tab({ shift: true })
  expect(focused()).toMatch(/^20/)
})
