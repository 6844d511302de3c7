import type { ConsignmentField, DataElement } from '@efti-hub/contract'
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { field, sampleViolation } from '../../testing/samples.ts'
import { show } from '../../testing/show.tsx'
import { FieldRow } from './field-row.tsx'
import type { Slot } from './group-fields.ts'

afterEach(cleanup)

const element: DataElement = {
  id: 'eFTI1',
  path: 'consignor/name',
  label: 'Name',
  type: 'text',
  format: 'an..70',
  codes: null,
  units: null,
}
const slotOf = (field: ConsignmentField | null, change: Partial<Slot> = {}): Slot => ({
  path: 'consignor/name',
  eftiId: 'eFTI1',
  label: 'Name',
  field: field,
  violations: [],
  ...change,
})

async function showRow(slot: Slot, mayEdit = true) {
  const save = vi.fn()
  function Row() {
    const [editing, setEditing] = useState<string | null>(null)
    const work = {
      select: () => {},
      edit: setEditing,
      save,
      leave: () => false,
      next: () => {},
      draftFor: () => undefined,
    }
    return (
      <ul>
        <FieldRow
          documentId="d1"
          slot={slot}
          element={element}
          active={false}
          editing={editing !== null}
          saving={false}
          mayEdit={mayEdit}
          asked={undefined}
          actionsFor={() => null}
          work={work}
        />
      </ul>
    )
  }
  return { save, person: await show(<Row />) }
}

it('shows a value with how sure it is, and corrects it', async () => {
  const { save, person } = await showRow(slotOf(field()))
  expect(screen.getByText('Example Freight Ltd')).toBeDefined()
  expect(screen.getByText('Certain')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Edit Name' }))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(document.activeElement).toBe(input)
  await person.clear(input)
  await person.type(input, 'Sample Hauliers GmbH{Enter}')
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ path: 'consignor/name', value: 'Sample Hauliers GmbH', confirms: false }),
  )
})

it('lets go of what was typed on Escape and keeps the value', async () => {
  const { save, person } = await showRow(slotOf(field()))
  await person.click(screen.getByRole('button', { name: 'Edit Name' }))
  await person.keyboard('Something else{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Example Freight Ltd')).toBeDefined()
  expect(save).not.toHaveBeenCalled()
})

it('has a doubtful value confirmed as it is', async () => {
  const { save, person } = await showRow(slotOf(field({ confidence: 0.4 })))
  expect(screen.getByText('Please check')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Confirm Name' }))
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ value: 'Example Freight Ltd', confirms: true }))
})

it('names what is missing, with its violation, and takes a value', async () => {
  const { person } = await showRow(slotOf(null, { violations: [sampleViolation()] }))
  expect(screen.getByText('Not given')).toBeDefined()
  expect(screen.getByText('The consignor is missing.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Enter Name' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeDefined()
})

it('offers no change to those who may not make one', async () => {
  await showRow(slotOf(field({ confidence: 0.4 })), false)
  expect(screen.queryByRole('button', { name: /Edit|Confirm/ })).toBeNull()
})

it('shows who removed a value, and restores it', async () => {
  const gone = field({ takenAway: { author: { id: 'u2', name: 'Ida Nord' }, at: '2026-11-21T10:00:00Z' } })
  const { save, person } = await showRow(slotOf(null, { gone }))
  expect(screen.getByText(/Ida Nord/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Restore Example Freight Ltd' }))
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ value: 'Example Freight Ltd' }))
})
