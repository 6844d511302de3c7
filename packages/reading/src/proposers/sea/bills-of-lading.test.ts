import { describe, expect, it } from 'vitest'
import { spanOf } from '../../layout/span.ts'
import { billHead } from '../../testing/set-heads.ts'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'
import { readGoodsText } from '../table/goods-text.ts'
import { marksOfGoods } from './marks-of-goods.ts'

const span = (...lines: string[]) =>
  spanOf(
    lines.flatMap((line, y) =>
      line.split(' ').map((text, x) => ({
        text,
        box: [40 * x, 12 * y, 40 * x + 30, 12 * y + 9] as [number, number, number, number],
        confidence: 1,
        size: 9,
      })),
    ),
  )

describe('marks among what else carriers type into their column', () => {
  it.each([
    ['OCVU 611840-0 40RH SEAL OCC330118 PGL PRAIA LOT 2611A', 'PGL PRAIA LOT 2611A'],
    ["TQLU 550117/1 20'DC PREC. ES 441720 STC DAKAR", 'STC DAKAR'],
    ["FLAT RACK 40' OSLU 960117-8 PDL 1/9-9/9", 'PDL 1/9-9/9'],
    ['PGL 40RH LOT 26', 'PGL 40RH LOT 26'],
  ])('%s', (text, marks) => {
    expect(marksOfGoods(span(text)).text).toBe(marks)
  })
})

describe('goods below their containers', () => {
  it.each([
    [["2 X 20' DC STC 41 PALLETS", 'OLIVE OIL IN TIN CANS', '= 880 CASES'], 'OLIVE OIL IN TIN CANS'],
    [["1 X 40'HC CONTAINER S.T.C.", 'SAWN PINE', '(DETAILS SEE ATTACHED RIDER)'], 'SAWN PINE'],
    [['CILINDRI', 'FUORI SAGOMA: +42 CM'], 'CILINDRI'],
    [['2 CONTENEURS DITS CONTENIR 20 SACS', 'SUCRE BLANC', 'VOIR LISTE'], 'SUCRE BLANC'],
  ])('%j', (lines, goods) => {
    expect(readGoodsText(span(...(lines as string[]))).nature?.text).toBe(goods)
  })
})

const bill = (...lines: SetLine[]) => readSet([...billHead, ...lines]).values

it.each([
  ['Ricevuta merce presso', 'Riconsegna finale'],
  ['Übernommen in', 'Endauslieferung'],
  ['Marchandise reçue à', 'Livraison finale'],
])('%s and %s ask for places', (from, to) => {
  const values = bill([40, 120, from, 6], [40, 130, 'BOLZANETO'], [200, 120, to, 6], [200, 130, 'ZARATE'])
  expect(values['carrierAcceptanceLocation/name[1]']).toBe('BOLZANETO')
  expect(values['consigneeReceiptLocation/name[1]']).toBe('ZARATE')
})

it('the flag behind the voyage is none of it', () => {
  const values = bill([40, 120, 'Vessel, voyage'], [40, 132, 'HALCYON MERIDIAN  144E  (LR)'])
  expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/name']).toBe('HALCYON MERIDIAN')
  expect(values['mainCarriageTransportMovement[1]/id']).toBe('144E')
})

it('who signs for the carrier is named behind where and when, and an agent is not the carrier', () => {
  expect(
    bill([40, 500, 'ISSUED AT TEESPORT ON 19NOV26 FOR GREYNESS SHORTSEA LTD AS CARRIER'])['carrier/name[1]'],
  ).toBe('GREYNESS SHORTSEA LTD')
})

it('freight may be named in another language than its terms', () => {
  expect(bill([40, 500, 'NOLO MARE : PREPAID']).paymentArrangementCode).toBe('PP')
  expect(bill([40, 500, 'FLETE MARÍTIMO: COLLECT']).paymentArrangementCode).toBe('CC')
})

it('the goods stand in the column of most text where no heading asks for them', () => {
  const { values } = readSet(
    [
      [40, 20, 'POLIZZA DI CARICO', 14],
      [42, 52, 'Caricatore', 5],
      [42, 60, 'OFFICINE BISAGNO S.P.A.'],
      [42, 102, 'Marche e numeri', 5],
      [142, 102, 'Colli n.', 5],
      [192, 102, 'Dichiarato da chi carica', 5],
      [392, 102, 'Peso lordo', 5],
      [472, 102, 'Cubaggio', 5],
      [42, 112, 'PDL 1/9'],
      [142, 112, '2'],
      [192, 112, 'CILINDRI ESSICCATORI PER MACCHINA'],
      [392, 112, 'KG 28.400'],
      [472, 112, 'MC 41,6'],
      [142, 130, '7'],
      [192, 130, 'CASSE DI ACCESSORI'],
      [392, 130, 'KG 6.115'],
      [472, 130, 'MC 12,25'],
    ],
    drawn(
      [40, 50, 550, 100],
      [40, 100, 140, 300],
      [140, 100, 190, 300],
      [190, 100, 390, 300],
      [390, 100, 470, 300],
    ),
  )
  expect(values['natureIdentificationCargo/identificationText[1]']).toBe('CILINDRI ESSICCATORI PER MACCHINA')
  expect(values['natureIdentificationCargo/identificationText[2]']).toBe('CASSE DI ACCESSORI')
})

it('a count that ends in the word for totals is the total', () => {
  const { values } = readSet([
    [40, 20, 'Lieferschein 4711', 14],
    [40, 60, 'Absender: Holz Moosbauer GmbH, Waldweg 4, 94227 Zwiesel'],
    [40, 100, 'Anzahl'],
    [120, 100, 'Verpackung'],
    [220, 100, 'Bezeichnung'],
    [400, 100, 'Gewicht kg'],
    [40, 114, '4'],
    [120, 114, 'Pakete'],
    [220, 114, 'Fichte Hobeldiele'],
    [400, 114, '1.860'],
    [40, 128, '6'],
    [120, 128, 'Kartons'],
    [220, 128, 'Schrauben'],
    [400, 128, '36'],
    [120, 150, '10 Kolli gesamt'],
    [400, 150, '1.896'],
  ])
  expect(values.numberOfPackages).toBe(10)
  expect(values['grossWeight[1]']).toEqual({ value: 1896, unit: 'KGM' })
})

describe('the carrier', () => {
  it.each([
    [
      'Boreas Shortsea Lines AB, Skandiahamnen, 418 34 Göteborg, Sweden',
      'Boreas Shortsea Lines AB',
      'Göteborg',
    ],
    ['Øresund Multimodal A/S · Sundkrogsgade 21 · DK-2100 København', 'Øresund Multimodal A/S', 'København'],
    ['Naviera Sur, S.A.', 'Naviera Sur, S.A.', undefined],
  ])('has a box of its own in the head, without a heading: %s', (text, name, city) => {
    const { values } = readSet(
      [
        [400, 24, 'SEA WAYBILL', 14],
        [40, 24, 'Shipper', 6],
        [40, 34, 'KYMEN KUITU OY'],
        [40, 46, '48310 KOTKA, FINLAND'],
        [40, 104, 'Consignee', 6],
        [40, 114, 'CELULOSE DO SADO LDA'],
        [300, 110, text, 7],
        [300, 124, 'RECEIVED by the Carrier the goods as specified below in apparent good order', 6],
        [40, 184, 'Port of loading', 6],
        [40, 194, 'KOTKA'],
        [300, 184, 'Port of discharge', 6],
        [300, 194, 'SETUBAL'],
      ],
      drawn(
        [30, 20, 290, 100],
        [290, 20, 560, 100],
        [30, 100, 290, 180],
        [290, 100, 560, 180],
        [30, 180, 290, 220],
        [290, 180, 560, 220],
      ),
    )
    expect(values['carrier/name[1]']).toBe(name)
    expect(values['carrier/postalAddress/cityName[1]']).toBe(city)
  })

  it.each(['Stamp and signature, as carrier', 'Firma del vettore', 'Signed for the Carrier by'])(
    '%s',
    (heading) => {
      const signs = (...who: string[]) =>
        bill([40, 500, heading, 6], ...who.map((text, at): SetLine => [40, 510 + 11 * at, text]))[
          'carrier/name[1]'
        ]
      expect(signs('Transiti Genovesi S.r.l. — P. Canepa')).toBe('Transiti Genovesi S.r.l.')
      expect(signs('KYMI SHIP AGENCY AB AS AGENTS')).toBeUndefined()
    },
  )
})

it('what is counted is named first, what stands on or in it behind', () => {
  const values = bill(
    [40, 120, 'Packages'],
    [160, 120, 'Description of goods'],
    [400, 120, 'Gross weight kg'],
    [40, 134, '18 pallets / 18 big bags'],
    [160, 134, 'Potato protein'],
    [400, 134, '17190'],
  )
  expect(values['transportPackage[1]/typeCode[1]']).toBe('PX')
})

it('an agent may sign below the carrier that it signs for', () => {
  const values = bill(
    [40, 500, 'Signed for the carrier', 7],
    [40, 510, 'Adrika Line d.d., Vojkovo nabrežje 38, 6000 Koper, Slovenia'],
    [40, 521, 'by Adrika Agencija d.o.o. as agents only'],
  )
  expect(values['carrier/name[1]']).toBe('Adrika Line d.d.')
})

it('a vessel may be named in quotes, its voyage by its word', () => {
  const values = bill([40, 120, 'Navire et voyage'], [40, 132, '« FLANDRES ÉTOILE », voyage 112 Sud'])
  expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/name']).toBe('FLANDRES ÉTOILE')
  expect(values['mainCarriageTransportMovement[1]/id']).toBe('112 Sud')
})

it.each([
  ['BLUE ORCA Voyage No. 647W', 'BLUE ORCA', '647W'],
  ['BLUE ORCA / Reise-Nr. 0647', 'BLUE ORCA', '0647'],
  ['MV Blue Orca voy. 12E', 'Blue Orca', '12E'],
])('the voyage may follow the vessel on its line: %s', (line, name, voyage) => {
  const values = bill([40, 120, 'Vessel:'], [80, 120, line])
  expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/name']).toBe(name)
  expect(values['mainCarriageTransportMovement[1]/id']).toBe(voyage)
})

it('a figure in the name of a vessel is no voyage', () => {
  const values = bill([40, 120, 'Vessel:'], [80, 120, 'BLUE ORCA II'])
  expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/name']).toBe('BLUE ORCA II')
  expect(values['mainCarriageTransportMovement[1]/id']).toBeUndefined()
})

it('the number of a bill may stand alone in the box of its title', () => {
  const { values } = readSet(
    [
      [320, 30, 'SEA WAYBILL', 14],
      [320, 52, 'NON-NEGOTIABLE', 6],
      [320, 64, 'BSL KTK 610 4417'],
      [320, 76, 'Booking', 6],
      [380, 76, '77118804'],
      [40, 30, 'Shipper', 6],
      [40, 40, 'KYMEN KUITU OY'],
      [40, 104, 'Consignee', 6],
      [40, 114, 'CELULOSE DO SADO LDA'],
      [320, 104, 'Port of loading', 6],
      [320, 114, 'KOTKA'],
    ],
    drawn([30, 20, 300, 100], [300, 20, 560, 100], [30, 100, 300, 180], [300, 100, 560, 180]),
  )
  expect(values['transportContractDocument/id']).toBe('BSL KTK 610 4417')
})

it('a container yard is not Cyprus', () => {
  const values = bill([40, 120, 'Place of delivery'], [40, 132, 'SETUBAL CY'])
  expect(values['consigneeReceiptLocation/name[1]']).toBe('SETUBAL')
  expect(values['consigneeReceiptLocation/postalAddress/countryCode']).toBeUndefined()
})

it('who signs above "as carrier" is the carrier, and has its address where the form names it', () => {
  const values = bill(
    [300, 100, 'Meridian Line B.V., Westerhavenweg 21, 4382 NN Vlissingen'],
    [300, 500, 'Stamp and signature', 7],
    [300, 510, 'Meridian Line B.V.'],
    [300, 520, 'as carrier'],
    [300, 534, 'C. de Visser'],
  )
  expect(values['carrier/name[1]']).toBe('Meridian Line B.V.')
  expect(values['carrier/postalAddress/cityName[1]']).toBe('Vlissingen')
})

it.each([
  [['Stamp and signature, as carrier', 'UAB "Marių ekspedicija"'], 'UAB "Marių ekspedicija"'],
  [
    ['SIGNED FOR THE CARRIER', 'INCI GEMI LTD., AS AGENT ONLY FOR THE', 'CARRIER', 'KARAKUM DENIZCILIK A.Ş.'],
    'KARAKUM DENIZCILIK A.Ş.',
  ],
  [['SIGNED FOR THE CARRIER', 'INCI GEMI LTD.', 'AS AGENT'], undefined],
])('%j names the carrier', (lines, name) => {
  expect(bill(...lines.map((text, at): SetLine => [300, 500 + 11 * at, text]))['carrier/name[1]']).toBe(name)
})

it('a voyage may be named by its word, and a number have groups of letters', () => {
  const values = bill(
    [40, 36, 'SEA WAYBILL (non negotiable) n° CFM 26 D 00877', 11],
    [40, 120, 'Vessel and voyage'],
    [200, 120, '« STAR OF FLANDERS », voyage 112 Sud'],
    [40, 134, 'From / to'],
  )
  expect(values['transportContractDocument/id']).toBe('CFM 26 D 00877')
  expect(values['mainCarriageTransportMovement[1]/usedTransportMeans/name']).toBe('STAR OF FLANDERS')
  expect(values['mainCarriageTransportMovement[1]/id']).toBe('112 Sud')
})
