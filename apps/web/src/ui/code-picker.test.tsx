import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { CodePicker, matching } from './code-picker.tsx'

afterEach(cleanup)

const COUNTRIES = [
  { code: 'AT', name: 'Austria' },
  { code: 'CI', name: 'Côte d’Ivoire' },
  { code: 'DE', name: 'Germany' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'IN', name: 'India' },
]

it.each([
  ['', ['AT', 'CI', 'DE', 'GB', 'IN']],
  ['in', ['IN', 'GB']],
  ['king', ['GB']],
  ['cote', ['CI']],
  ['de', ['DE']],
  ['atlantis', []],
])('finds %j by code, by the beginning of a name or of a word, and within', (text, codes) => {
  expect(matching(COUNTRIES, text).map(({ code }) => code)).toEqual(codes)
})

it('shows the name, takes what is highlighted, and offers the keyboard what the mouse has', async () => {
  const onChange = vi.fn()
  function Picker() {
    const [value, setValue] = useState('DE')
    const change = (next: string) => {
      setValue(next)
      onChange(next)
    }
    return <CodePicker label="Country" codes={COUNTRIES} value={value} onChange={change} />
  }
  const person = await show(<Picker />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
  expect(input.value).toBe('Germany')
  expect(input.title).toBe('DE')
  await person.clear(input)
  await person.type(input, 'unit')
  expect(onChange).toHaveBeenLastCalledWith('GB')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('United KingdomGB')
  await person.clear(input)
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith('AT')
  await person.click(screen.getByRole('option', { name: /India/ }))
  expect(onChange).toHaveBeenLastCalledWith('IN')
  expect(input.value).toBe('India')
  expect(screen.queryByRole('listbox')).toBeNull()
})
