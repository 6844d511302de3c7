import { describe, expect, it } from 'vitest'
import { matchAbbreviated } from './abbreviations.ts'
import { bare } from './compare.ts'
import { matchLabel } from './index.ts'

const short = (text: string) =>
  matchAbbreviated(
    text.split(' ').map((word) => ({ key: bare(word), cut: word.endsWith('.') })),
    undefined,
  )?.concept

describe('words cut by a full stop', () => {
  it.each([
    ['LISATUD DOK.', 'documentsAttached'],
    ['Docum. adjuntos', 'documentsAttached'],
    ['Lugar de entr.', 'placeOfDelivery'],
    ['Opakow. zbiorcze', undefined],
    ['D. O.', undefined],
    ['Gmb. Handels', undefined],
  ])('%s', (text, concept) => expect(short(text)).toBe(concept))
})

describe('labels without their small words', () => {
  it.each([
    ['LUGAR ENTREGA', 'placeOfDelivery'],
    ['Ort Datum der Übernahme', 'takingOver'],
    ['Τόπος ημερομηνία φόρτωσης', 'takingOver'],
  ])('%s', (text, concept) => expect(matchLabel(bare(text), false)?.concept).toBe(concept))
})
