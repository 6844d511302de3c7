import { describe, expect, it } from 'vitest'
import { bare } from './compare.ts'
import { lexicons, matchLabel } from './index.ts'

const conceptOf = (text: string) => matchLabel(bare(text), true)?.concept

describe('a label', () => {
  it.each([
    ['Absender', 'consignor'],
    ['EXPÉDITEUR', 'consignor'],
    ['Expediteur', 'consignor'],
    ['Frachtfuehrer', 'carrier'],
    ['Lieu prévu pour la livraison de la marchandise', 'placeOfDelivery'],
    ['Place and date of taking ouer the goods', 'takingOver'],
    ["Sender's instructions", 'senderInstructions'],
    ['Bruttogewicht gesamt:', 'grossWeight'],
    ['Nettogewicht gesamt', 'netWeight'],
  ])('%s means %s', (text, concept) => {
    expect(conceptOf(text)).toBe(concept)
  })

  it('is not found with more than one wrong letter in eight', () => {
    expect(conceptOf('Frochtfohrer')).toBeUndefined()
  })

  it('has its digits right or is another', () => {
    expect(conceptOf('Marks and Nos 7')).toBeUndefined()
  })

  it('means one thing within a language', () => {
    const twice = lexicons.flatMap((lexicon) => {
      const all = Object.entries(lexicon.labels).flatMap(([concept, variants]) =>
        variants.map((v) => [bare(v), concept] as const),
      )
      return all
        .filter(([key, concept]) => all.some(([k, c]) => k === key && c !== concept))
        .map(([key]) => `${lexicon.language}: ${key}`)
    })
    expect(twice).toEqual([])
  })
})
