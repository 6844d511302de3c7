import { expect, it } from 'vitest'
import { isOtherScript } from './is-other-script.ts'

const wordsOf = (text: string) => text.split(/\s+/).map((word) => ({ text: word }))

const LABELS = `Ort und Tag der Ubernahme des Gutes Lieu et date de la prise en charge de la marchandise
  Place and date of taking over the goods Documents annexes Documents attached Vorbehalte Reserves et observations
  du transporteur Carriers reservations and observations Nombre des colis Nature de la marchandise Poids brut`

it.each([
  [
    'Greek',
    `Aedguvon: Zeipa Api0puòc évapEng Zkort6g NwAnon napaXNnntn MéAn ItaXa cib0vg kiBwriwv eXauédaso`,
  ],
  [
    'Bulgarian',
    `CTOKaTa fonuHa KapaBenos Ka3aHnbK HammMenosBauHre Bpow onakoBKa KalwoHu Bapenu HyNeBa CTaBKa Bcnyko`,
  ],
])('knows %s read with a Latin model by its words', (_, text) => {
  expect(isOtherScript(wordsOf(text))).toBe(true)
})

it('takes no codes and names of firms for another script', () => {
  expect(
    isOtherScript(wordsOf(`${LABELS} McDonald GmbH eCMR iPhone 26-2A1b DE-33334 OP7714K Nr4471902`)),
  ).toBe(false)
})
