import { expect, test } from 'vitest'
import type { ViolationRow } from '../violations/store.ts'
import { planFromCatalogue } from './plan-from-catalogue.ts'
import type { OtherDocument, PlanInput } from './plan-input.ts'

const MASS = 'grossWeight[1]'
const missing = {
  id: 'mass',
  code: 'EU01-QUANTITY',
  severity: 'medium',
  violationType: 'Missing element',
  description: 'Gross mass or volume is missing.',
  suggestedFix: 'Add the gross mass or volume.',
  example: '12400 KGM',
  fix: null,
  eftiId: 'eFTI41',
  path: MASS,
  clause: 'Regulation No 11 (EEC), Article 6(1)',
  subsets: ['EU01'],
} as unknown as ViolationRow

const weighing = (name: string, kilograms: number): OtherDocument => ({
  id: name,
  name,
  kind: 'packing-list',
  values: [
    {
      eftiId: 'eFTI41',
      path: MASS,
      value: { value: kilograms, unit: 'KGM' },
      evidence: { page: 2, box: [1, 2, 3, 4], snippet: `Gross ${kilograms} kg` },
    },
  ],
})

function onlyStep(over: Partial<PlanInput>) {
  const input: PlanInput = {
    documentId: 'note',
    documentName: 'note.pdf',
    kind: 'cmr',
    language: 'en',
    isPrinted: true,
    violations: [missing],
    values: [],
    others: [],
    weAre: [],
    parties: { sender: 'Muster AG' },
    ...over,
  }
  const { steps } = planFromCatalogue(input, 'Built from the rule catalogue')
  expect(steps).toHaveLength(1)
  return steps[0]
}

test('what nobody knows is to be asked, with an example that people can read', () => {
  const step = onlyStep({})
  expect(step).toMatchObject({ who: 'sender', example: '12\u202f400 kg' })
  expect(step?.details).toContain('Write it in box 11 of the CMR consignment note.')
  expect(step?.details).toContain('To be asked of the sender (Muster AG).')
})

test('what the other documents of the consignment agree about is quoted from the first', () => {
  const step = onlyStep({ others: [weighing('list.pdf', 5875), weighing('invoice.pdf', 5875)] })
  expect(step).toMatchObject({ who: 'us', action: 'Write 5875 kg in Gross mass, box 11.' })
  expect(step?.value).toMatchObject({ from: 'document', documentId: 'list.pdf', evidence: { page: 2 } })
  expect(step?.details).toContain('Packing list list.pdf gives it on page 2: “Gross 5875 kg”.')
})

test('what they contradict each other about is asked', () => {
  const step = onlyStep({ others: [weighing('list.pdf', 5875), weighing('invoice.pdf', 5900)] })
  expect(step?.value).toBeUndefined()
  expect(step?.who).toBe('sender')
})

test('what is asked of the organisation itself is its own to do', () => {
  const step = onlyStep({ weAre: ['sender'] })
  expect(step?.who).toBe('us')
  expect(step?.details).not.toContain('To be asked')
})

test('data have no boxes, and their examples are written as in a message', () => {
  const step = onlyStep({ isPrinted: false })
  expect(step?.example).toBe('12400 KGM')
  expect(step?.details).not.toContain('box')
})
