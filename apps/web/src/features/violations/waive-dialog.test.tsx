import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { WaiveDialog } from './waive-dialog.tsx'

afterEach(cleanup)

async function open() {
  const onAct = vi.fn()
  const onClose = vi.fn()
  const person = await show(
    <WaiveDialog open count={2} busy={false} me="u1" onClose={onClose} onAct={onAct} />,
  )
  const waive = () => person.click(screen.getByRole('button', { name: 'Waive' }))
  return { person, onAct, onClose, waive }
}
const reason = () => screen.getByLabelText('Reason')
const until = () => screen.getByLabelText(/^Until/)

it('asks for a reason next to its field, which takes the focus', async () => {
  const { onAct, waive } = await open()
  expect(document.activeElement).toBe(reason())
  until().focus()
  await waive()
  expect(await screen.findByText('A reason is required')).toBeDefined()
  expect(reason().getAttribute('aria-invalid')).toBe('true')
  expect(reason().getAttribute('aria-describedby')).toBe(screen.getByText('A reason is required').id)
  expect(document.activeElement).toBe(reason())
  expect(onAct).not.toHaveBeenCalled()
})

it('takes the message away when a reason is typed, and waives permanently with its words alone', async () => {
  const { person, onAct, waive } = await open()
  await waive()
  await screen.findByText('A reason is required')
  await person.type(reason(), '  Agreed with the carrier ')
  await vi.waitFor(() => expect(screen.queryByText('A reason is required')).toBeNull())
  await waive()
  await vi.waitFor(() =>
    expect(onAct).toHaveBeenCalledWith({ act: 'waive', reason: 'Agreed with the carrier', expiresAt: null }),
  )
})

it('refuses a day that is over', async () => {
  const { person, onAct, waive } = await open()
  await person.type(reason(), 'Agreed')
  await person.type(until(), '2020-01-31')
  await waive()
  expect(await screen.findByText('Choose a date in the future')).toBeDefined()
  expect(document.activeElement).toBe(until())
  expect(onAct).not.toHaveBeenCalled()
})

it('closes without waiving anything', async () => {
  const { person, onAct, onClose } = await open()
  await person.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  expect(onAct).not.toHaveBeenCalled()
})
