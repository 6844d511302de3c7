import { describe, expect, it } from 'vitest'
import { readPaper } from '../testing/typed-paper.ts'

const PARTIES = `
1 Absender / Sender: Chemie Nord GmbH, Hafenstraße 12, 20457 Hamburg, DE
2 Empfänger / Consignee: Exemple SARL, Quai du Commerce 4, 69009 Lyon, FR
3 Auslieferungsort / Place of delivery: Lyon, FR
4 Ort und Tag der Übernahme / Place and date of taking over: Hamburg, DE, 19.11.2026
16 Frachtführer / Carrier: Spedition Beispiel GmbH, Am Wall 2, 28195 Bremen, DE
25 Amtl. Kennzeichen / Vehicle: HB-SP 400
`

/** A note with these lines of goods. */
function read(goods: string) {
  const { values } = readPaper(`
# CMR  INTERNATIONALER FRACHTBRIEF
${PARTIES}
9 Bezeichnung des Gutes / Nature of the goods

${goods}
`)
  const all = Object.fromEntries(values.map(({ path, value }) => [path, value]))
  const item = (number: number, what: string) =>
    all[`includedConsignmentItem[${number}]/transportDangerousGoods[1]/${what}`]
  return { all, item, exemption: all['dangerousGoods/applicableRegulatoryExemption[1]/id'] }
}

describe('a note with dangerous goods under a special case', () => {
  it('empty packagings without a number', () => {
    const { item } = read('20 Fässer, leer\nLEERE VERPACKUNG, 6.1 (3)\nBruttogewicht 340 kg')
    expect(item(1, 'properShippingName[1]')).toBe('LEERE VERPACKUNG')
    expect(item(1, 'hazardClassificationID')).toBe('6.1')
    expect(item(1, 'dangerousGoodsLogisticsPackage[1]/shippingMarks[1]/markingText[1]')).toBe('3')
    expect(item(1, 'uNDGID')).toBeUndefined()
  })

  it('empty packagings with the residues of several classes', () => {
    const { item } = read('12 IBC\nEMPTY IBC WITH RESIDUES OF 3, 6.1, 8\nGross mass 720 kg')
    expect(item(1, 'hazardClassificationID')).toBe('3')
    expect(item(1, 'dangerousGoodsLogisticsPackage[1]/shippingMarks[1]/markingText[1]')).toBe('6.1, 8')
  })

  it('an empty tank-vehicle with its last load', () => {
    const { item } = read('LEERES TANKFAHRZEUG, LETZTES LADEGUT: UN 1203 BENZIN, 3, II, (D/E)')
    expect(item(1, 'uNDGID')).toBe('1203')
    expect(item(1, 'properShippingName[1]')).toMatch(/^LEERES TANKFAHRZEUG, LETZTES LADEGUT: BENZIN$/)
  })

  it('a last load whose words are on the line above', () => {
    const { item } = read(
      'VÉHICULE-CITERNE VIDE, DERNIÈRE MARCHANDISE CHARGÉE :\nUN 1202 CARBURANT DIESEL, 3, III, (D/E)',
    )
    expect(item(1, 'properShippingName[1]')).toMatch(/^VÉHICULE-CITERNE VIDE.*: CARBURANT DIESEL$/)
  })

  it('limited quantities of the whole note', () => {
    const { exemption, item } = read(
      '8 cartons de peinture\nMarchandises dangereuses en quantités limitées\nPoids brut 96 kg',
    )
    expect(exemption).toBe('3.4')
    expect(item(1, 'uNDGID')).toBeUndefined()
  })

  it('limited quantities of one of the goods', () => {
    const { item, exemption } = read(
      'UN 1263 PAINT, 3, II, (D/E)\n4 drums, gross mass 800 kg\nUN 1950 AEROSOLS, LIMITED QUANTITY\n10 boxes, gross mass 120 kg',
    )
    expect(exemption).toBeUndefined()
    expect([1, 2].map((number) => item(number, 'statedCondition[1]/statementText[1]'))).toEqual([
      undefined,
      'LIMITED QUANTITY',
    ])
    expect(item(2, 'properShippingName[1]')).toBe('AEROSOLS')
  })

  it('excepted quantities', () => {
    const { exemption } = read(
      '2 Kartons Proben\nGefährliche Güter in freigestellten Mengen\nAnzahl der Versandstücke: 2',
    )
    expect(exemption).toBe('3.5')
  })

  it('a coolant', () => {
    const { item } = read(
      '30 colli diepvriesvis\nUN 1845 KOOLDIOXIDE, VAST, ALS KOELMIDDEL, 40 kg\nBruto 640 kg',
    )
    expect(item(1, 'uNDGID')).toBe('1845')
    expect(item(1, 'properShippingName[1]')).toBe('KOOLDIOXIDE, VAST')
    expect(item(1, 'statedCondition[1]/statementCode[1]')).toBe('9')
  })

  it('small quantities under 1.1.3.6, with the total of the category', () => {
    const { all, exemption } = read(
      'UN 1263 FARBE, 3, III, (D/E)\n5 Kanister, Bruttogewicht 110 kg\nBeförderungskategorie 3: 100 l\nBeförderung ohne Überschreitung der in 1.1.3.6 festgesetzten Freigrenzen',
    )
    expect(exemption).toBe('1.1.3.6')
    expect(all['dangerousGoods/information[1]']).toContain('1.1.3.6')
  })

  it('special provision 188 and goods not subject to ADR', () => {
    expect(
      read('4 boxes lithium ion batteries, UN 3481, special provision 188').item(
        1,
        'statedCondition[1]/statementText[1]',
      ),
    ).toBe('special provision 188')
    expect(read('6 palet\nTowar nie podlega przepisom ADR\nMasa brutto 900 kg').exemption).toBe('1.1.3')
  })
})

describe('what is not a special case', () => {
  it.each([
    ['a heading or a box to tick', 'UN 1263 PAINT, 3, II, (D/E)\nLimited quantity    Marine pollutant'],
    ['empty pallets', '12 leere Verpackungen\nBruttogewicht 240 kg'],
    ['what is denied', 'UN 1263 PAINT, 3, II, (D/E)\nADR goods, no limited quantities'],
  ])('%s', (_name, goods) => {
    const { exemption, all } = read(goods)
    expect(exemption).toBeUndefined()
    expect(Object.keys(all).filter((path) => path.includes('statedCondition'))).toEqual([])
    expect(Object.values(all).filter((value) => String(value).startsWith('leere'))).toEqual([])
  })

  it('labels in brackets behind the class are read, not asked for', () => {
    const { item } = read('UN 1230 METHANOL, 3 (6.1), II, (D/E)\n4 Fässer, Bruttogewicht 800 kg')
    expect(item(1, 'dangerousGoodsLogisticsPackage[1]/shippingMarks[1]/markingText[1]')).toBe('6.1')
  })
})

describe('what the clauses ask for is read where it is printed', () => {
  it.each([
    ['NEM: 120 kg', 120],
    ['Nettoexplosivstoffmasse 85,5 kg', 85.5],
    ['net explosive mass 40 kg', 40],
    ['masse nette de matières explosibles : 12 kg', 12],
  ])('net explosive mass: %s', (words, kilograms) => {
    const { item } = read(`UN 0336 FIREWORKS, 1.4G, (E), ${words}\n10 boxes, gross mass 300 kg`)
    expect(item(1, 'explosiveCargoNetWeight')).toEqual({ value: kilograms, unit: 'KGM' })
  })

  it('dry ice without words for cooling', () => {
    const { item } = read('30 cartons frozen fish\nUN 1845 DRY ICE, 40 kg')
    expect([item(1, 'uNDGID'), item(1, 'properShippingName[1]')]).toEqual(['1845', 'DRY ICE'])
  })

  it('AS COOLANT on the line below', () => {
    const { item } = read('UN 1845 CARBON DIOXIDE, SOLID\nAS COOLANT, 40 kg')
    expect(item(1, 'statedCondition[1]/statementCode[1]')).toBe('9')
  })

  it('the word for waste ahead of the number, its code and its notification', () => {
    const { all, item } = read(
      'ABFALL UN 1993 ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G. (Lösemittel), 3, II, (D/E)\nAbfallschlüssel 14 06 03*, Notifizierung DE1350/123456',
    )
    expect(item(1, 'properShippingName[1]')).toMatch(/^ABFALL, ENTZÜNDBARER/)
    expect(all['dangerousGoods/information[1]']).toContain('14 06 03*')
    expect(all['notifiedWasteMaterial[1]/id']).toBe('DE1350/123456')
  })

  it('an empty tank without its last load, empty packagings without their class', () => {
    expect(read('EMPTY TANK-VEHICLE, LAST LOAD:').item(1, 'properShippingName[1]')).toContain('LAST LOAD')
    expect(read('EMPTY IBC, uncleaned, ADR').item(1, 'properShippingName[1]')).toBe('EMPTY IBC')
  })

  it('a last cargo of food is none', () => {
    expect(read('Tank cleaned, last cargo: glucose syrup').item(1, 'properShippingName[1]')).toBeUndefined()
  })
})
