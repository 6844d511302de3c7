import { expect, it } from 'vitest'
import type { Span } from '../../layout/span.ts'
import { spanOf } from '../../layout/span.ts'
import { withoutRestOfLabel } from './rest-of-label.ts'

const line = (text: string): Span =>
  spanOf(
    text.split(' ').map((word, at) => ({ text: word, box: [40 * at, 0, 40 * at + 30, 8], confidence: 0.9 })),
  )

it.each([
  [['pays)', 'PROFILATI NERA S.P.A.'], ['PROFILATI NERA S.P.A.']],
  [['(nome domicilio paese) Rubinetterie Galvani S.p.A.'], ['Rubinetterie Galvani S.p.A.']],
  [['nazi adresa, zemlja) Bilogorska konzerva d.o.o.'], ['Bilogorska konzerva d.o.o.']],
  [['Lakeland Fabrications (NI) Ltd'], ['Lakeland Fabrications (NI) Ltd']],
  [['3 Köln (Nord)'], ['3 Köln (Nord)']],
  [['(unknown to the carrier)'], ['(unknown to the carrier)']],
])('%j are the lines %j', (given, kept) => {
  expect(withoutRestOfLabel(given.map(line)).map(({ text }) => text)).toEqual(kept)
})
