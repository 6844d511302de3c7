import { expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

const LABELS = `Ort und Tag der Ubernahme des Gutes Lieu et date de la prise en charge de la marchandise
  Place and date of taking over the goods Documents annexes Documents attached Vorbehalte Reserves et observations
  du transporteur Carriers reservations and observations Nombre des colis Nature de la marchandise Poids brut`

it.each([
  [
    'deu',
    `${LABELS} 20457 Hamburg, Deutschland 69007 Lyon, Frankreich 18 Europaletten 6 Kisten Rechnung 4711`,
  ],
  ['fra', `${LABELS} 20457 Hamburg, Allemagne 69007 Lyon, France 18 palettes 6 caisses Facture 4711`],
  ['eng', 'Packing list of the goods for Nordlicht Maschinenbau GmbH, Germany, 18 pallets, gross 9800 kg'],
  ['pol', 'Specyfikacja, odbiorca: Nordlicht GmbH, Niemcy, 18 palet, waga brutto 9800 kg, nadawca sp z o.o.'],
  ['ces', 'Dne 16. listopadu jsme prevzali zasilku, ktera byla poskozena. Prosime o vyjadreni.'],
  ['bul', 'Товарителница за международен превоз'],
] as const)('says %s of what is filled in in it', (code, text) => {
  expect(guessLanguage(text)).toBe(code)
})

it('says nothing of figures', () => {
  expect(guessLanguage('NM 1-18 9.450,00 21,5 XKJ 4711 kg')).toBeNull()
})
