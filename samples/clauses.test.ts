import { describe, expect, it } from 'vitest'
import { readPaper } from '../packages/reading/src/testing/typed-paper.ts'
import { findingsOf } from './stages.ts'

/** A road consignment note whose goods are described by turns rightly and wrongly, written from the clauses of ADR. */
const note = (goods: string, mass = '600 kg', day = '19.11.2026') => `
# CMR  INTERNATIONALER FRACHTBRIEF

1 Absender / Sender: Chemie Nord GmbH, Hafenstraße 12, 20457 Hamburg, DE
2 Empfänger / Consignee: Exemple SARL, Quai du Commerce 4, 69009 Lyon, FR
3 Auslieferungsort / Place of delivery: Lyon, FR
4 Ort und Tag der Übernahme / Place and date of taking over: Hamburg, DE, ${day}
16 Frachtführer / Carrier: Spedition Beispiel GmbH, Am Wall 2, 28195 Bremen, DE
25 Amtl. Kennzeichen / Vehicle: HB-SP 400
9 Bezeichnung des Gutes / Nature of the goods

${goods}
11 Bruttogewicht / Gross weight: ${mass}
`

const codesOf = (text: string) => findingsOf(readPaper(text)).findings.map(({ code }) => code)

/** Found on the faulty note only. */
const added = (right: string, wrong: string) => {
  const [before, after] = [right, wrong].map((goods) => codesOf(note(goods)))
  return after?.filter((code) => !before?.includes(code))
}

describe('a fault that a clause names is found once, and not on the faultless note', () => {
  it.each([
    [
      '3.1.2.8.1 technical name',
      '20 Fässer\nUN 3082 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin), 9, III, (-)',
      '20 Fässer\nUN 3082 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S., 9, III, (-)',
      'DG-TECHNICAL-NAME',
    ],
    [
      '5.4.1.1.3.1 waste',
      '20 Fässer\nUN 1993 ABFALL ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G. (Lösemittel), 3, II, (D/E)\nAbfallschlüssel 14 06 03*, Notifizierung DE1350/123456',
      '20 Fässer\nUN 1993 ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G. (Lösemittel), 3, II, (D/E)\nAbfallschlüssel 14 06 03*, Notifizierung DE1350/123456',
      'DG-WASTE-NAME',
    ],
    [
      '5.5.3.7.1 coolant',
      '30 Kartons Tiefkühlfisch\n10 Kartons Gemüse\nUN 1845 DRY ICE, AS COOLANT, 40 kg',
      '30 Kartons Tiefkühlfisch\n10 Kartons Gemüse\nUN 1845 DRY ICE, 40 kg',
      'DG-COOLANT-WORDS',
    ],
    [
      '5.4.1.1.6.2.2 last load',
      'EMPTY TANK-VEHICLE, LAST LOAD: UN 1203 PETROL, 3, II, (D/E)',
      'EMPTY TANK-VEHICLE, LAST LOAD:',
      'DG-EMPTY-LAST-LOAD',
    ],
    [
      '1.1.3.6.4 calculated value',
      '20 Fässer\nUN 1263 PAINT, 3, II, (D/E)\nTransport category 2: 300 l, calculated value 900\nLoad not exceeding the exemption limits prescribed in 1.1.3.6',
      '20 Fässer\nUN 1263 PAINT, 3, II, (D/E)\nTransport category 2: 400 l, calculated value 1 200\nLoad not exceeding the exemption limits prescribed in 1.1.3.6',
      'DG-EXEMPTION-POINTS',
    ],
    [
      '3.4.1 limited quantities',
      '20 Kartons\nUN 1263 PAINT, LIMITED QUANTITY',
      '20 Kartons\nUN 1092 ACROLEIN, LIMITED QUANTITY',
      'DG-LIMITED-ENTRY',
    ],
    [
      '5.4.1.2.1 net explosive mass above the gross mass',
      '20 Kartons\nUN 0336 FIREWORKS, 1.4G, (E), NEM: 60 kg',
      '20 Kartons\nUN 0336 FIREWORKS, 1.4G, (E), NEM: 6000 kg',
      'PL-PARTS-MASS',
    ],
  ])('%s', (_clause, right, wrong, code) => {
    expect(added(right, wrong)).toEqual([code])
  })

  it('a day that the calendar does not have is no date, and none that is missing', () => {
    const goods = '20 Kartons Maschinenteile'
    const right = codesOf(note(goods))
    for (const day of ['30.02.2026', '31.11.2026'])
      expect(codesOf(note(goods, '600 kg', day)).filter((code) => !right.includes(code))).toEqual([
        'CDS-DATE',
      ])
  })
})
