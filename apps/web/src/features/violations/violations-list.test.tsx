import type { ViolationRow } from '@efti-hub/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleViolation } from '../../testing/samples.ts'
import { answeredQuery, serverAnswers, show } from '../../testing/show.tsx'
import { listEntries } from './list-entries.ts'
import { ViolationEntry } from './violation-entry.tsx'
import { ViolationsListView } from './violations-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const missing = sampleViolation()
const badCode = sampleViolation({
  id: 'v2',
  severity: 'medium',
  violationType: 'Wrong code',
  description: 'UK is not a country code.',
  path: 'consignee/country',
  owner: { id: 'u2', name: 'Ida Nord' },
  commentCount: 2,
})

function List({ rows }: { rows: ViolationRow[] }) {
  const [selected, setSelected] = useState<string[]>([])
  const [expanded, setExpanded] = useState<string | null>(null)
  const acts = {
    onSelect: (id: string, on: boolean) =>
      setSelected((now) => (on ? [...now, id] : now.filter((one) => one !== id))),
    onVisit: () => {},
    onToggle: (id: string) => setExpanded((now) => (now === id ? null : id)),
  }
  return (
    <ViolationsListView
      entries={listEntries([{ items: rows, groups: [] }], 'none')}
      current={null}
      onEnd={() => {}}
      draw={(entry, at) =>
        entry.kind === 'violation' && (
          <ViolationEntry
            violation={entry.violation}
            can={[]}
            me="u1"
            selected={selected.includes(entry.key)}
            current={false}
            expanded={expanded === entry.key}
            first={at === 0}
            last={entry.last}
            naming
            from=""
            acts={acts}
            action={() => null}
          />
        )
      }
    />
  )
}

const list = () => screen.getByRole('list', { name: 'Violations' })
const entries = () => [...list().children].map((child) => within(child as HTMLElement))

it('names the severity, what is wrong, the fix and the document of each', async () => {
  await show(<List rows={[missing, badCode]} />)
  const [first, second] = entries()
  expect(first?.getByText('Critical')).toBeDefined()
  expect(first?.getByText('The consignor is missing.')).toBeDefined()
  expect(first?.getByText('Enter the consignor.')).toBeDefined()
  expect(first?.getByText('waybill.pdf')).toBeDefined()
  expect(second?.getByText('Ida Nord')).toBeDefined()
  expect(second?.getByText('2 comments')).toBeDefined()
})

it('leads to the field in the document', async () => {
  await show(<List rows={[missing]} />)
  const link = screen.getByRole<HTMLAnchorElement>('link')
  expect(link.getAttribute('href')).toContain('/documents/d1?field=consignor%2Fname')
})

it('shows example, rule and history only of the one that is opened', async () => {
  serverAnswers(
    answeredQuery('GET /api/violations/{id}', { id: 'v1' }, {
      ...missing,
      can: [],
      acts: [
        {
          id: 'a1',
          act: 'commented',
          author: { id: 'u2', name: 'Ida Nord' },
          at: '2026-11-21T10:00:00Z',
          before: null,
          after: null,
          text: 'Asked the carrier.',
        },
      ],
      comments: [],
    } as never),
  )
  const person = await show(<List rows={[missing, badCode]} />)
  expect(screen.queryByText('EU01-CONSIGNOR')).toBeNull()
  await person.click(screen.getByRole('button', { name: /The consignor is missing/ }))
  expect(screen.getByText('EU01-CONSIGNOR')).toBeDefined()
  expect(screen.getByText('Example Freight Ltd')).toBeDefined()
  expect(await screen.findByText('Asked the carrier.')).toBeDefined()
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)
})

it('selects one by its checkbox, which is named after it', async () => {
  const person = await show(<List rows={[missing, badCode]} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Wrong code: UK is not a country code/ })
  await person.click(box)
  expect(box.checked).toBe(true)
  await person.click(box)
  expect(box.checked).toBe(false)
})
