import { readPages } from '@efti-hub/reading'
import { describe, expect, it } from 'vitest'
import { type SetLine, setPaper } from '../../../../../packages/reading/src/testing/set-paper.ts'
import { readPaper } from '../../../../../packages/reading/src/testing/typed-paper.ts'
import { findingsOf } from '../../../../../samples/stages.ts'

/** A faultless document by the law's blocks, each block with what it looks like when nothing is filled in. */
interface Sample {
  lines: readonly string[]
  /** Line and what is left of it: the block is empty then. */
  faults: Record<string, readonly [line: number, left: string]>
}

const german: Sample = {
  lines: [
    '# ANHANG VII – MITZUFÜHRENDE INFORMATIONEN FÜR DIE VERBRINGUNG VON ABFÄLLEN',
    '',
    '1. Person, die die Verbringung veranlasst',
    'Name: Altmark Rohstoffe GmbH',
    'Anschrift: Gewerbering 4, 39576 Stendal, Deutschland',
    '2. Importeur / Empfänger',
    'Name: Papierfabriek Maasdal B.V.',
    'Anschrift: Kanaaldijk 40, 5916 PC Venlo, Niederlande',
    '3. Tatsächliche Menge: 22,480 t',
    '4. Tatsächliches Datum der Verbringung: 17.11.2026',
    '5. a) Erstes Transportunternehmen',
    'Name: Elbe Cargo Transport OHG',
    'Anschrift: Hafenweg 8, 39576 Stendal',
    '6. Abfallerzeuger: wie Feld 1',
    '7. Verwertungsanlage',
    'Name: Papierfabriek Maasdal B.V., Kanaaldijk 40, 5916 PC Venlo',
    '8. Verwertungsverfahren: R3',
    '9. Übliche Bezeichnung der Abfälle',
    'Altpapier, sortiert, in Ballen',
    '10. Abfallidentifizierung',
    'i) Basel Anlage IX: B3020 v) EU-Abfallliste: 20 01 01',
    '11. Betroffene Staaten',
    'DE, NL',
    '12. Erklärung der Person, die die Verbringung veranlasst',
    'Die Angaben sind vollständig und richtig.',
    'Name: B. Krüger   Datum: 16.11.2026   Unterschrift: B. Krüger',
    '13. Unterschrift bei Entgegennahme der Abfälle durch den Empfänger',
    'Name: M. Smit   Datum: 18.11.2026   Unterschrift: M. Smit',
  ],
  faults: {
    'ANNEX-VII-QUANTITY': [8, '3. Tatsächliche Menge:'],
    'ANNEX-VII-DATE': [9, '4. Tatsächliches Datum der Verbringung:'],
    'ANNEX-VII-GENERATOR': [13, '6. Abfallerzeuger:'],
    'ANNEX-VII-FACILITY': [15, ''],
    'ANNEX-VII-OPERATION': [16, '8. Verwertungsverfahren:'],
    'ANNEX-VII-DESCRIPTION': [18, ''],
    'ANNEX-VII-CODES': [20, ''],
    'ANNEX-VII-COUNTRIES': [22, ''],
    'ANNEX-VII-DECLARATION': [25, 'Name: B. Krüger   Datum: 16.11.2026   Unterschrift:'],
  },
}

const english: Sample = {
  lines: [
    '# ANNEX VII – INFORMATION ACCOMPANYING SHIPMENTS OF WASTE',
    '',
    '1. Person who arranges the shipment: Barrow Metals Ltd, 4 Suir Road, Waterford X91 AB12, Ireland',
    '2. Importer/consignee: Fonderie du Littoral SAS, 12 quai Nord, 59140 Dunkerque, France',
    '3. Actual quantity: Tonnes (Mg): 24.310',
    '4. Actual date of shipment: 19/11/2026',
    '5. (a) First carrier: Comeragh Haulage Ltd, Cork Road, Waterford X91 CD34, Ireland',
    '6. Waste generator: same as block 1',
    '7. Recovery facility: Fonderie du Littoral SAS, 12 quai Nord, 59140 Dunkerque, France',
    '8. Recovery operation: R4',
    '9. Usual description of the waste: aluminium scrap, shredded',
    '10. Waste identification: Basel Annex IX: B1010; EU list of wastes: 19 12 03',
    '11. Countries/states concerned: IE, FR',
    '12. Declaration of the person who arranges the shipment',
    'I certify that the above information is complete and correct.',
    'Name: N. Power   Date: 18/11/2026   Signature: N. Power',
    '13. Signature upon receipt of the waste by the consignee',
    'Name: P. Blanc   Date: 20/11/2026   Signature: P. Blanc',
  ],
  faults: {
    'ANNEX-VII-PERSON': [2, '1. Person who arranges the shipment:'],
    'ANNEX-VII-CONSIGNEE': [3, '2. Importer/consignee:'],
    'ANNEX-VII-CARRIER': [6, '5. (a) First carrier:'],
    'ANNEX-VII-FACILITY': [8, '7. Recovery facility:'],
    'ANNEX-VII-CODES': [11, '10. Waste identification: Basel Annex IX: ; EU list of wastes:'],
    'ANNEX-VII-DECLARATION': [15, 'Name: N. Power   Date: 18/11/2026   Signature:'],
  },
}

const italianMovement: Sample = {
  lines: [
    '# DOCUMENTO DI MOVIMENTO PER SPEDIZIONI TRANSFRONTALIERE DI RIFIUTI',
    '',
    '1. Corrispondente alla notifica n.: IT 031877',
    '2. Numero di serie/totale delle spedizioni: 3 / 20',
    '3. Esportatore - notificatore: Ecoveneta Recuperi S.r.l., Via Brenta 14, 35010 Vigonza, Italia',
    '4. Importatore - destinatario: Metallhütte Inntal GmbH, Werkstraße 9, 6330 Kufstein, Austria',
    '5. Quantità effettiva: Tonnellate (Mg): 23,410',
    '6. Data effettiva della spedizione: 18/11/2026',
    '7. Imballaggio: Tipo: 1 (fusti) Numero di colli: 60',
    '8. a) Primo vettore: Trasporti Valsugana S.p.A., Via Roma 8, 38051 Borgo Valsugana, Italia',
    '9. Produttore dei rifiuti: come casella 3',
    '10. Impianto di recupero: Metallhütte Inntal GmbH, Werkstraße 9, 6330 Kufstein, Austria',
    '11. Operazione di recupero: R4',
    '12. Denominazione dei rifiuti: ceneri di zinco',
    '13. Caratteristiche fisiche: 1 (polverulento)',
    '14. Identificazione dei rifiuti: i) Basilea allegato VIII: A1080 iii) elenco UE: 11 05 02',
    "15. Dichiarazione dell'esportatore - notificatore",
    'Certifico che le informazioni sono complete e corrette.',
    'Nome: G. Bellini   Data: 17/11/2026   Firma: G. Bellini',
    "17. Spedizione ricevuta dall'importatore - destinatario",
    'Nome: H. Gruber   Data: 19/11/2026   Firma: H. Gruber',
  ],
  faults: {
    'MOVEMENT-NOTIFICATION': [2, '1. Corrispondente alla notifica n.:'],
    'MOVEMENT-NOTIFIER': [4, '3. Esportatore - notificatore:'],
    'MOVEMENT-QUANTITY': [6, '5. Quantità effettiva: Tonnellate (Mg):'],
    'MOVEMENT-CARRIER': [9, '8. a) Primo vettore:'],
    'MOVEMENT-FACILITY': [11, '10. Impianto di recupero:'],
    'MOVEMENT-OPERATION': [12, '11. Operazione di recupero:'],
    'MOVEMENT-CODES': [15, '14. Identificazione dei rifiuti:'],
    'MOVEMENT-DECLARATION': [18, 'Nome: G. Bellini   Data: 17/11/2026   Firma:'],
  },
}

const judge = (lines: readonly string[]) =>
  findingsOf(readPaper(lines.join('\n'))).findings.map(({ code }) => code)

describe.each([
  ['German document of Annex VII', german],
  ['English document of Annex VII', english],
  ['Italian movement document', italianMovement],
])('a %s', (_name, { lines, faults }) => {
  it('that is complete is clean', () => {
    expect(judge(lines)).toEqual([])
  })

  it.each(Object.entries(faults))('has one violation: %s', (code, [at, left]) => {
    expect(judge(lines.map((line, n) => (n === at ? left : line)))).toEqual([code])
  })
})

it('an unsigned form that nobody signed was printed for ink: whether it is signed a person has to look', () => {
  const printed = english.lines.slice(0, 16).with(15, 'Name: N. Power   Date: 18/11/2026   Signature:')
  expect(judge(printed)).toEqual([])
  const { form } = readPaper(printed.join('\n'))
  expect(form?.blocks['12']).toMatchObject({ text: null, isUnread: true })
  expect(judge(printed.with(15, 'Name:   Date:   Signature:'))).toEqual(['ANNEX-VII-DECLARATION'])
})

describe('fields of a block that the form prints', () => {
  const form = (carrier: readonly string[], person = 'Contact person: N. Power') => [
    ...english.lines.slice(0, 2),
    '1. Person who arranges the shipment:',
    'Name: Barrow Metals Ltd',
    'Address: 4 Suir Road, Waterford X91 AB12, Ireland',
    person,
    ...english.lines.slice(3, 6),
    '5. (a) First carrier:',
    'Name: Comeragh Haulage Ltd',
    'Address: Cork Road, Waterford X91 CD34, Ireland',
    ...carrier,
    ...english.lines.slice(7),
  ]

  it.each([
    [['Date of transfer: 19/11/2026', 'Signature: R. Byrne'], undefined, []],
    [['Date of transfer:', 'Signature: R. Byrne'], undefined, ['ANNEX-VII-CARRIER-TRANSFER']],
    [['Date of transfer: 19/11/2026', 'Signature:'], undefined, ['ANNEX-VII-CARRIER-SIGNATURE']],
    [[], 'Contact person:', ['ANNEX-VII-PERSON-CONTACT']],
    // What a program does not print is not asked for.
    [[], '', []],
  ])('%j %s', (carrier, person, codes) => {
    expect(judge(form(carrier, person))).toEqual(codes)
  })

  it('the numerals and lists of block 10 alone are no codes', () => {
    const lists = [
      '10. Waste identification (fill in relevant codes):',
      '(i) Basel Annex IX:',
      '(ii) OECD (if different from (i)):',
      '(iii) Annex IIIA:',
      '(v) EC list of wastes:',
      '(vi) National code:',
    ]
    const withLists = (list: string) => [
      ...english.lines.slice(0, 11),
      ...lists.map((line) => (line.startsWith('(v)') ? `${line} ${list}`.trim() : line)),
      ...english.lines.slice(12),
    ]
    expect(judge(withLists(''))).toEqual(['ANNEX-VII-CODES'])
    expect(judge(withLists('19 12 03'))).toEqual([])
  })
})

describe('a form whose headings list what is asked for, in smaller print', () => {
  const asked = ': Name, Address, Contact person, Tel., E-mail'
  const headings: Record<string, string> = {
    1: `1. Person who arranges the shipment${asked}`,
    2: `2. Importer/Consignee${asked}`,
    3: '3. Actual quantity: Tonnes (Mg)',
    4: '4. Actual date of shipment',
    5: '5. (a) First carrier: Name, Address, Contact person, Tel., Means of transport, Date of transfer, Signature',
    6: `6. Waste generator: original producer, new producer or collector${asked}`,
    7: `7. Recovery facility / Laboratory${asked}`,
    8: '8. Recovery operation (or disposal operation for waste referred to in Article 4(5)): R-code/D-code',
    9: '9. Usual description of the waste',
    10: '10. Waste identification (fill in relevant codes)',
    11: '11. Countries/States concerned',
    12: '12. Declaration of the person who arranges the shipment',
  }
  const party = (name: string, address = 'Werkstr. 8, 20539 Hamburg, Germany') => [
    name,
    address,
    'Contact person: T. Lund',
  ]
  const mill = party('Papierfabriek Maasdal B.V.', 'Oever 2, 6211 AB Maastricht, Netherlands')
  const filled: Record<string, string[]> = {
    1: party('Altmark Rohstoffe GmbH'),
    2: mill,
    3: ['24.5 Mg'],
    4: ['19 November 2026'],
    5: [...party('Elbe Cargo Transport OHG'), 'Date of transfer: 19 November 2026', 'Signature: R. Ohm'],
    6: ['As in block 1'],
    7: mill,
    8: ['R3'],
    9: ['Mixed paper and board for recycling'],
    10: ['Basel Annex IX: B3020'],
    11: ['DE, NL'],
    12: ['Name: T. Lund   Date: 19 November 2026   Signature: T. Lund'],
  }

  function judgeWithout(empty: string | null) {
    let y = 70
    const lines: SetLine[] = [[40, 30, 'ANNEX VII Information accompanying shipments of waste', 13]]
    for (const [number, heading] of Object.entries(headings)) {
      lines.push([40, y, heading, 6.5])
      y += 11
      for (const line of number === empty ? [] : (filled[number] ?? [])) {
        lines.push([40, y, line, 9])
        y += 12
      }
      y += 10
    }
    const { findings } = findingsOf(readPages(setPaper([lines])))
    return findings.flatMap(({ code }) => (code.startsWith('ANNEX-VII-') ? [code] : []))
  }

  it('is clean when every block is filled in', () => {
    expect(judgeWithout(null)).toEqual([])
  })

  it.each(Object.keys(headings))('misses block %s once where it is empty', (number) => {
    expect(judgeWithout(number)).toHaveLength(1)
  })
})
