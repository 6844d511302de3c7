import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { SplitPanes } from './split-panes.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = () =>
  render(<SplitPanes label="Resize" keptAs="divider" first={<p>Left</p>} second={<p>Right</p>} />)
const divider = () => screen.getByRole('separator', { name: 'Resize' })
const share = () => divider().getAttribute('aria-valuenow')

it('moves its divider by the arrow keys, within limits', async () => {
  show()
  const person = userEvent.setup()
  await person.tab()
  expect(document.activeElement).toBe(divider())
  expect(share()).toBe('53')
  await person.keyboard('{ArrowRight}')
  expect(share()).toBe('55')
  await person.keyboard('{End}{ArrowRight}')
  expect(share()).toBe('75')
  await person.keyboard('{Home}{ArrowLeft}')
  expect(share()).toBe('25')
})

it('stays where it was left, and goes back to the usual place on a double click', async () => {
  show()
  const person = userEvent.setup()
  await person.tab()
  await person.keyboard('{End}')
  cleanup()
  show()
  expect(share()).toBe('75')
  await person.dblClick(divider())
  expect(share()).toBe('53')
})
