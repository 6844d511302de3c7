import { describe, expect, it } from 'vitest'
import { lexicons } from '../languages/index.ts'
import { oneOf } from '../lexicon.ts'
import { phrase, phraseList } from './index.ts'
import { phraseNames } from './names.ts'
import type { PhraseName, Phrases } from './phrases.ts'

const names = Object.keys(phraseNames) as PhraseName[]

describe('a phrase', () => {
  it('is parted at bars that stand apart, and nowhere else', () => {
    expect(oneOf`
      weigh ?bridge | poids? (?:brut|net) |
      temperatur\p{L} zapłonu`).toEqual([
      'weigh ?bridge',
      'poids? (?:brut|net)',
      String.raw`temperatur\p{L} zapłonu`,
    ])
  })

  it.each(lexicons.map(({ language, phrases }) => [language, phrases] as const))(
    'of %s is a pattern by itself, once',
    (_, phrases: Phrases) => {
      for (const [name, pieces] of Object.entries(phrases)) {
        expect(new Set(pieces).size, name).toBe(pieces.length)
        for (const piece of pieces) {
          expect(piece, name).not.toBe('')
          expect(() => new RegExp(piece, 'iu'), `${name}: ${piece}`).not.toThrow()
        }
      }
    },
  )

  it.each(names)('of any language: %s, the longest piece first', (name) => {
    const pieces = phraseList(name)
    expect(pieces.length).toBeGreaterThan(0)
    expect(phrase(name).startsWith(pieces.reduce((a, b) => (b.length > a.length ? b : a)))).toBe(true)
  })
})
