import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serverAnswers, show } from '../../testing/show.tsx'
import { SubsetChoices } from './subset-choices.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const evidence = [
  { path: 'a', label: 'Place of delivery: country', value: 'FR', printed: null, derived: 'Its postcode.' },
  { path: 'b', label: 'Place of taking over: country', value: 'DE', printed: 'GERMANY', derived: null },
  { path: 'c', label: 'Carrier: country', value: 'PL', printed: 'Polska', derived: null },
]
const consignment = {
  subsets: [
    { id: 'EU01', reason: 'From DE to FR.', byHand: false, evidence },
    { id: 'EU06', reason: 'Goes on by air.', byHand: true, evidence: [] },
  ],
  ruledOut: [{ id: 'EU04', reason: 'Not established.', byHand: false, evidence: [] }],
}
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const drawn = (mayEdit: boolean) =>
  show(<SubsetChoices documentId="d1" consignment={consignment} mayEdit={mayEdit} />)

it('names what decided, and sends a decision with its reason only', async () => {
  const sent = serverAnswers()
  const person = await drawn(true)
  expect(screen.getByText(/^Place of delivery: country France, not printed. Its postcode/)).toBeDefined()
  expect(screen.getByText('Place of taking over: country Germany')).toBeDefined()
  expect(screen.getByText('Carrier: country Poland, printed: Polska')).toBeDefined()
  await person.click(button('Rule out: EU01'))
  const confirm = await screen.findByRole('button', { name: 'Rule out' })
  await person.click(confirm)
  expect(await screen.findByText('A reason is required')).toBeDefined()
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([])
  await person.type(screen.getByLabelText('Reason'), 'Own account')
  await person.click(confirm)
  await vi.waitFor(() =>
    expect(sent).toContainEqual({
      method: 'PATCH',
      path: '/api/documents/d1/consignment',
      body: { subsets: [{ id: 'EU01', applies: false, reason: 'Own account' }] },
    }),
  )
})

it('undoes what a person decided', async () => {
  const sent = serverAnswers()
  const person = await drawn(true)
  await person.click(button('Undo: EU06'))
  await vi.waitFor(() => expect(sent[0]?.body).toEqual({ subsets: [{ id: 'EU06', applies: null }] }))
})

it('is disabled for roles that may not, and names who may', async () => {
  await drawn(false)
  for (const name of ['Rule out: EU01', 'Undo: EU06', 'Apply: EU04', 'Add subset'])
    expect(button(name).disabled).toBe(true)
  expect(screen.getByText(/Operator or Compliance Manager can change/)).toBeDefined()
})
