import { expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

const inSize = (text: string, size = 10) => text.split(/\s+/).map((word) => ({ text: word, size }))

const LABELS = `Ort und Tag der Ubernahme des Gutes Lieu et date de la prise en charge de la marchandise
  Place and date of taking over the goods Documents annexes Documents attached Vorbehalte Reserves et observations
  du transporteur Carriers reservations and observations Nombre des colis Nature de la marchandise Poids brut`

it.each([
  [
    'de',
    `${LABELS} 20457 Hamburg, Deutschland 69007 Lyon, Frankreich 18 Europaletten 6 Kisten Rechnung 4711`,
  ],
  ['fr', `${LABELS} 20457 Hamburg, Allemagne 69007 Lyon, France 18 palettes 6 caisses Facture 4711`],
  ['en', 'Packing list of the goods for Nordlicht Maschinenbau GmbH, Germany, 18 pallets, gross 9800 kg'],
  ['pl', 'Specyfikacja, odbiorca: Nordlicht GmbH, Niemcy, 18 palet, waga brutto 9800 kg, nadawca sp z o.o.'],
  ['cs', 'Dne 16. listopadu jsme prevzali zasilku, ktera byla poskozena. Prosime o vyjadreni.'],
  ['bg', 'Товарителница за международен превоз'],
] as const)('says %s of what is filled in in it', (code, text) => {
  expect(guessLanguage(inSize(text))).toBe(code)
})

it('finds no language in figures', () => {
  expect(guessLanguage(inSize('NM 1-18 9.450,00 21,5 XKJ 4711 kg'))).toBeNull()
})

it('takes a form for what it is filled in in, not for the language of most of its small labels', () => {
  const filledIn = 'Rollenbahnen zerlegt und Zubehör nach Lieferschein, Paletten bei Ankunft tauschen'
  const words = [...inSize(LABELS, 5.5), ...inSize(filledIn, 10)]
  expect(guessLanguage([...inSize(LABELS, 10), ...inSize(filledIn, 10)])).toBe('fr')
  expect(guessLanguage(words)).toBe('de')
})
