import { describe, expect, it } from 'vitest'
import type { Recognised, RecognisedPage, Rule, Word } from './layout/pages.ts'
import { readPages } from './read-pages.ts'

/** Text set at places of a page: [x, y, text, size]. */
type Line = [x: number, y: number, text: string, size?: number]

function words(lines: Line[]): Word[] {
  return lines.flatMap(([x, y, text, size = 9]) => {
    let at = x
    return text.split(' ').map((piece): Word => {
      const width = piece.length * size * 0.5
      const word: Word = { text: piece, box: [at, y, at + width, y + size], confidence: 1, size }
      at += width + 0.3 * size
      return word
    })
  })
}

function paper(lines: Line[], rules: Rule[] = []): Recognised {
  const page: RecognisedPage = { number: 1, width: 595, height: 842, words: words(lines), rules }
  const text = lines.map(([, , line]) => line).join('\n')
  return { engine: 'pdf-text-layer', format: 'pdf', confidence: 1, text, pages: [page], notes: [] }
}

const valuesOf = (recognised: Recognised) =>
  new Map(readPages(recognised).values.map((v) => [v.path, v.value]))

const note: Line[] = [
  [40, 30, 'CMR INTERNATIONAL CONSIGNMENT NOTE', 14],
  [40, 70, '1 Sender (name, address, country)', 6],
  [46, 80, 'Nordlicht GmbH'],
  [46, 92, 'Werftallee 48'],
  [46, 104, '20457 Hamburg'],
  [46, 116, 'Germany'],
  [310, 70, '2 Consignee (name, address, country)', 6],
  [316, 80, 'Morel SARL'],
  [316, 92, '14 rue des Tanneurs'],
  [316, 104, '69007 Lyon'],
  [316, 116, 'France'],
  [40, 160, '4 Place and date of taking over the goods', 6],
  [46, 170, 'Hamburg, Germany, 12.11.2026'],
  [310, 160, '3 Place of delivery of the goods', 6],
  [316, 170, 'Lyon, France'],
  [40, 220, '11 Gross weight in kg', 6],
  [46, 230, '12.400,00'],
]

describe('a CMR note', () => {
  it('names the box whose text gives no value, and not one that is empty', () => {
    const [head, empty] = [note.slice(0, -1), note.slice(0, -1)]
    const { unread } = readPages(paper([...head, [46, 230, '12.4OO,OO']]))
    expect(unread).toMatchObject([{ eftiId: 'eFTI41', evidence: { page: 1 } }])
    // A mass has figures: words alone are no mass that could not be read.
    expect(readPages(paper([...head, [46, 230, 'siehe beiliegende Liste']])).unread).toEqual([])
    expect(readPages(paper(empty)).unread).toEqual([])
    expect(readPages(paper(note)).unread).toEqual([])
  })

  it('is read in part where several particulars of one region are missing and other text is there', () => {
    const goods: Line[] = [
      [40, 260, 'K1 Melkveebrok 18'],
      [200, 260, '9.480'],
      [40, 275, 'K2 Eiwitkern 38'],
      [200, 275, '8.960'],
    ]
    const { unread } = readPages(paper([...note.slice(0, -2), ...goods]))
    expect(unread?.map(({ eftiId }) => eftiId)).toEqual(expect.arrayContaining(['eFTI699', 'eFTI41']))
  })

  it('is read without a single drawn line', () => {
    const values = valuesOf(paper(note))
    expect(values.get('consignor/name[1]')).toBe('Nordlicht GmbH')
    expect(values.get('consignee/postalAddress/cityName[1]')).toBe('Lyon')
    expect(values.get('carrierAcceptanceDateTime')).toBe('2026-11-12')
    expect(values.get('carrierAcceptanceLocation/postalAddress/countryCode')).toBe('DE')
    expect(values.get('grossWeight[1]')).toEqual({ value: 12400, unit: 'KGM' })
    expect(values.get('mainCarriageTransportMovement[1]/modeCode')).toBe('3')
  })

  it('says of every value where it stands and why it was believed', () => {
    const sender = readPages(paper(note)).values.find((v) => v.path === 'consignor/name[1]')
    expect(sender?.evidence).toEqual({
      page: 1,
      box: [46, 80, 107, 89].map((n) => expect.closeTo(n, 0)),
      snippet: 'Nordlicht GmbH',
    })
    expect(sender?.why).toMatchObject({ label: '1 Sender (name, address, country)', box: 1, place: 'below' })
    expect(sender?.confidence).toBeGreaterThan(0.8)
  })

  it('leaves empty what is not filled in', () => {
    const empty = note.filter(([, , text]) => !/Morel|Tanneurs|69007|^France/.test(text))
    const values = valuesOf(paper(empty))
    expect([...values.keys()].filter((path) => path.startsWith('consignee/'))).toEqual([])
    expect(values.get('consignor/name[1]')).toBe('Nordlicht GmbH')
  })

  it('takes a label in an unknown language inside a box for a label', () => {
    const box: Rule[] = [
      [36, 66, 300, 66],
      [36, 140, 300, 140],
      [36, 66, 36, 140],
      [300, 66, 300, 140],
    ]
    const printed: Line[] = [...note, [40, 77, 'Nadawca nazwisko adres kraj', 6]]
    const shifted = printed.map(
      ([x, y, text, size]): Line => (x === 46 && y < 120 ? [x, y + 8, text, size] : [x, y, text, size]),
    )
    expect(valuesOf(paper(shifted, box)).get('consignor/name[1]')).toBe('Nordlicht GmbH')
  })

  it('gives the same values for the same words', () => {
    expect(readPages(paper(note))).toEqual(readPages(paper(note)))
  })
})

describe("kind 'other'", () => {
  it.each<[string, Line[]]>([
    ['nothing', []],
    [
      'a letter',
      [
        [60, 60, 'Dear Ms Verhoeven,'],
        [60, 80, 'the sender of most consignments will be our works in Hamburg; the'],
        [60, 92, 'carrier takes over the goods and a CMR note is made out for each load.'],
      ],
    ],
    [
      'a quotation',
      [
        [60, 60, 'QUOTATION', 20],
        [60, 90, 'Consignee: Morel SARL'],
        [60, 110, 'Description'],
        [200, 110, 'Quantity'],
        [300, 110, 'Gross weight'],
        [60, 122, 'Gears'],
        [200, 122, '18'],
        [300, 122, '900 kg'],
        [60, 150, 'Shipped with CMR'],
      ],
    ],
  ])('%s', (_, lines) => {
    expect(readPages(paper(lines))).toMatchObject({ kind: 'other', values: [] })
  })
})

describe('structured files', () => {
  const source = (format: 'json' | 'csv' | 'xml', text: string): Recognised => ({
    engine: format,
    format,
    confidence: 1,
    text,
    pages: [],
    notes: [],
  })

  it('are matched by the same labels, with less confidence', () => {
    const text = JSON.stringify({
      sender: { name: 'Nordlicht GmbH' },
      consignee: { name: 'Morel SARL' },
      pickup: { city: 'Hamburg', date: '2026-11-12' },
      grossWeightKg: 12400.5,
      cmrNumber: 'N-1',
    })
    const extracted = readPages(source('json', text))
    const values = new Map(extracted.values.map((v) => [v.path, v]))
    expect(extracted.kind).toBe('cmr')
    expect(values.get('grossWeight[1]')?.value).toEqual({ value: 12400.5, unit: 'KGM' })
    expect(values.get('carrierAcceptanceDateTime')?.value).toBe('2026-11-12')
    expect(values.get('consignor/name[1]')).toMatchObject({
      confidence: 0.82,
      source: 'structured',
      evidence: { box: null, snippet: 'sender.name: Nordlicht GmbH' },
    })
  })

  it('add up the goods lines of a table', () => {
    const text =
      'sender;consignee;delivery_place;packages;goods;gross_weight_kg\nA GmbH;B SA;Lyon, France;4;Gears;1.200,5\nA GmbH;B SA;Lyon, France;6;Shafts;800\n'
    const values = new Map(readPages(source('csv', text)).values.map((v) => [v.path, v.value]))
    expect(values.get('numberOfPackages')).toBe(10)
    expect(values.get('grossWeight[1]')).toEqual({ value: 2000.5, unit: 'KGM' })
    expect(values.get('natureIdentificationCargo/identificationText[2]')).toBe('Shafts')
    expect(values.get('consigneeReceiptLocation/postalAddress/countryCode')).toBe('FR')
  })

  it.each([
    ['json', '{"temperature": 20, "sensor": "B7"}'],
    ['csv', 'name;age\nAnna;31\n'],
    ['xml', '<rss><channel><title>News</title></channel></rss>'],
  ] as const)('of something else are other: %s', (format, text) => {
    expect(readPages(source(format, text))).toMatchObject({ kind: 'other', values: [] })
  })

  it('in eFTI XML stand as they are, their faults handed on', () => {
    const xml =
      '<consignment xmlns="http://efti.eu/v1/consignment/common"><consignee><postalAddress><countryCode>UK</countryCode></postalAddress></consignee></consignment>'
    const extracted = readPages(source('xml', xml))
    expect(extracted.values).toMatchObject([
      { eftiId: 'eFTI76', value: 'UK', confidence: 1, source: 'structured' },
    ])
    expect(extracted.findings[0]?.violationType).toMatch(/^Structure/)
  })
})

describe('notes of other makers', () => {
  const pages = (...all: Line[][]): Recognised => {
    const first = paper(all[0] ?? [])
    const more = all
      .slice(1)
      .map((lines, i) => ({ ...paper(lines).pages[0], number: i + 2 }) as RecognisedPage)
    return { ...first, pages: [...first.pages, ...more] }
  }
  const goods = (y: number, ...cells: string[]): Line[] =>
    cells.map((cell, i) => [[40, 180, 260, 420][i] ?? 500, y, cell])
  const headers = goods(300, 'Marks', 'Packages', 'Description of goods', 'Gross weight kg')
  const head = note.slice(0, -2)

  it('have goods that go on over the page: their total is that of both', () => {
    const values = valuesOf(
      pages(
        [...head, ...headers, ...goods(315, 'A-1', '4', 'Gears', '1200')],
        [...headers, ...goods(315, 'A-2', '6', 'Shafts', '800')],
      ),
    )
    expect(values.get('numberOfPackages')).toBe(10)
    expect(values.get('grossWeight[1]')).toEqual({ value: 2000, unit: 'KGM' })
    expect(values.get('natureIdentificationCargo/identificationText[2]')).toBe('Shafts')
  })

  it('come in copies, whose goods are not counted twice', () => {
    const copy = [...head, ...headers, ...goods(315, 'A-1', '4', 'Gears', '1200')]
    const values = valuesOf(pages(copy, copy))
    expect(values.get('numberOfPackages')).toBe(4)
    expect(values.get('grossWeight[1]')).toEqual({ value: 1200, unit: 'KGM' })
  })

  it('show where a value stands that is on the second page', () => {
    const found = readPages(
      pages(
        [...head, ...headers, ...goods(315, 'A-1', '4', 'Gears', '1200')],
        [...headers, ...goods(315, 'A-2', '6', 'Shafts', '800')],
      ),
    ).values.find((v) => v.value === 'Shafts')
    expect(found?.evidence?.page).toBe(2)
  })

  it('name number plates without a label', () => {
    const values = valuesOf(paper([...note, [310, 260, 'M-AB 1234 / M-CD 567']]))
    expect(values.get('mainCarriageTransportMovement[1]/usedTransportMeans/id')).toBe('M-AB 1234')
    expect(values.get('usedTransportEquipment[1]/id')).toBe('M-CD 567')
  })

  it('have labels that no lexicon knows in their column of labels', () => {
    const rows = [
      ['Sender', 'Nordlicht GmbH'],
      ['Carrier', 'Spedition Beispiel GmbH'],
      ['Despatch bay', 'Ramp 4'],
      ['Consignee', 'Morel SARL'],
      ['Place of delivery', 'Lyon, France'],
      ['Gross weight', '900 kg'],
    ]
    const lines = rows.flatMap(([label, value], i): Line[] => [
      [40, 100 + i * 16, label ?? ''],
      [200, 100 + i * 16, value ?? ''],
    ])
    const values = valuesOf(paper([[40, 30, 'CMR CONSIGNMENT NOTE', 14], ...lines]))
    expect(values.get('carrier/name[1]')).toBe('Spedition Beispiel GmbH')
    expect([...values.values()]).not.toContain('Ramp 4')
  })
})

describe('a kind that a person chose', () => {
  const list: Line[] = [
    [60, 60, 'CUSTOMS SUMMARY', 20],
    [60, 90, 'Sender: Nordlicht GmbH'],
    [60, 110, 'Consignee: Morel SARL'],
    [60, 130, 'Gross weight: 900 kg'],
  ]

  it('is what the paper is read as; what the machine saw is still told', () => {
    expect(readPages(paper(list))).toMatchObject({ kind: 'other', values: [] })
    const read = readPages(paper(list), { kind: 'cmr' })
    const values = new Map(read.values.map((v) => [v.path, v]))
    expect(read.kind).toBe('other')
    expect(values.get('consignor/name[1]')?.value).toBe('Nordlicht GmbH')
    expect(values.get('transportContractDocument/typeCode')).toMatchObject({
      value: '730',
      why: { checks: ["a person said that it is of the kind 'cmr'"] },
    })
  })

  it("'other' takes every value away", () => {
    expect(readPages(paper(note), { kind: 'other' })).toMatchObject({ kind: 'cmr', values: [] })
  })
})
