import type { KeyMade } from '@efti-hub/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answeredQuery, refused, serverAnswers, show } from '../../testing/show.tsx'
import { AddKeyDialog } from './add-key-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const made: KeyMade = {
  id: 'k1',
  name: 'Weighbridge',
  role: 'auditor',
  hint: 'ab12',
  createdAt: '2026-11-20T10:00:00Z',
  revealedAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  lastUsedFrom: null,
  expiresAt: null,
  expired: false,
  secret: 'efti_secret_of_the_weighbridge',
}
const name = () => screen.getByLabelText('Name')
const add = () => screen.getByRole('button', { name: 'Add key' })

it('asks for a name in the words of the contract before anything is sent', async () => {
  const sent = serverAnswers()
  const person = await show(<AddKeyDialog onClose={() => {}} />)
  await person.click(add())
  expect(await screen.findByText('A name is required')).toBeDefined()
  expect(document.activeElement).toBe(name())
  expect(sent).toEqual([])
})

it('shows the secret once the key is made', async () => {
  const sent = serverAnswers(answeredQuery('POST /api/keys', {}, made))
  const person = await show(<AddKeyDialog onClose={() => {}} />)
  await person.type(name(), ' Weighbridge ')
  await person.selectOptions(screen.getByLabelText('Role'), 'Auditor')
  await person.click(add())
  expect(await screen.findByDisplayValue(made.secret)).toBeDefined()
  expect(sent[0]?.body).toEqual({ name: 'Weighbridge', role: 'auditor', expiresAt: null })
})

it('puts what the server refuses next to the field that it is about', async () => {
  serverAnswers(refused('POST /api/keys', { expiresAt: 'Choose a date in the future' }))
  const person = await show(<AddKeyDialog onClose={() => {}} />)
  await person.type(name(), 'Weighbridge')
  await person.type(screen.getByLabelText(/^Expires on/), '2020-01-31')
  await person.click(add())
  expect(await screen.findByText('Choose a date in the future')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Expires on/))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Weighbridge')
})
