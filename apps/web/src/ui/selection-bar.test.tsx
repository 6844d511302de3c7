import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SelectionBar } from './selection-bar.tsx'

afterEach(cleanup)

/** Of three rows, one is selected. */
function List() {
  const [count, setCount] = useState(1)
  return (
    <>
      <h1>Page</h1>
      <h2 id="list">List</h2>
      <SelectionBar
        label="Selection"
        selected={count > 0 ? `${count} selected` : null}
        all={count < 3 ? { label: 'Select all 3', onSelect: () => setCount(3) } : undefined}
        clear="Clear"
        onClear={() => setCount(0)}
        headingId="list"
      >
        <button type="button">Export</button>
      </SelectionBar>
    </>
  )
}

it('keeps the focus when its buttons go: on the one that clears, then on the heading of the list', async () => {
  render(<List />)
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: 'Select all 3' }))
  expect(screen.queryByRole('button', { name: 'Select all 3' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
  await person.keyboard('{Enter}')
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }))
})
