import { describe, expect, it } from 'vitest'
import { consignor, eCmr, fromXml, valuesOf } from '../../testing/structured-papers.ts'

describe('an e-CMR of UN/CEFACT', () => {
  it('says where a value stands', () => {
    const [name] = fromXml(eCmr(`\n\n${consignor}`)).values
    expect(name).toMatchObject({
      eftiId: 'eFTI51',
      value: 'Nordlicht GmbH',
      asWritten: 'Nordlicht GmbH',
      source: 'structured',
      evidence: {
        page: 1,
        box: null,
        snippet: 'eCMR/SpecifiedSupplyChainConsignment/ConsignorTradeParty/Name: Nordlicht GmbH',
      },
      why: { line: 3 },
    })
  })

  it.each([
    ['<udt:DateTimeString xmlns:udt="u" format="102">20261105</udt:DateTimeString>', '2026-11-05'],
    ['<a format="205">202611051730+0100</a>', undefined],
    ['<DateTimeString format="205">202611051730+0100</DateTimeString>', '2026-11-05T17:30+01:00'],
    ['<DateTime>2026-11-05T17:30:59.123Z</DateTime>', '2026-11-05T17:30+00:00'],
    ['<DateTime>2026-11-05T17:30:00+02</DateTime>', '2026-11-05T17:30+02:00'],
    ['<DateTime>2026-11-05T00:00:00</DateTime>', '2026-11-05'],
    ['<DateTime>2026-02-30</DateTime>', '2026-02-30'],
    ['<DateTime>2026-13-30</DateTime>', undefined],
    ['<DateTime>0000-00-00</DateTime>', undefined],
    ['<DateTime>5 November 2026</DateTime>', undefined],
    ['20261105173059', '2026-11-05'],
    ['202611051730+0200', '2026-11-05T17:30+02:00'],
  ])('holds a date: %s', (written, value) => {
    const date = `<PickUpTransportEvent><ActualOccurrenceDateTime>${written}</ActualOccurrenceDateTime></PickUpTransportEvent>`
    const extracted = fromXml(eCmr(consignor + date))
    expect(valuesOf(extracted).carrierAcceptanceDateTime).toBe(value)
    expect(extracted.notes).toEqual(value ? [] : [expect.stringContaining('1 element was not understood')])
  })

  it.each([
    ['<GrossWeightMeasure unitCode="KGM">1200.50</GrossWeightMeasure>', { value: 1200.5, unit: 'KGM' }],
    ['<GrossWeightMeasure unitCode="kg">1200,5</GrossWeightMeasure>', { value: 1200.5, unit: 'KGM' }],
    ['<GrossWeightMeasure>1200</GrossWeightMeasure>', { value: 1200, unit: '' }],
    ['<GrossWeightMeasure unitCode="KGM">1.2e3</GrossWeightMeasure>', { value: 1200, unit: 'KGM' }],
    ['<GrossWeightMeasure unitCode="KGM">1,234.5</GrossWeightMeasure>', undefined],
    ['<GrossWeightMeasure unitCode="KGM">1e999</GrossWeightMeasure>', undefined],
    ['<GrossWeightMeasure unitCode="KGM">heavy</GrossWeightMeasure>', undefined],
  ])('holds a mass: %s', (written, value) => {
    expect(valuesOf(fromXml(eCmr(consignor + written)))['grossWeight[1]']).toEqual(value)
  })

  const item = (weight: string) =>
    `<IncludedSupplyChainConsignmentItem><GrossWeightMeasure unitCode="${weight.slice(-3)}">${weight.slice(0, -3)}</GrossWeightMeasure></IncludedSupplyChainConsignmentItem>`

  it.each([
    ['300.5KGM', '100KGM', '200.5KGM', []],
    ['301KGM', '100.4KGM', '200.5KGM', []],
    [
      '400KGM',
      '100KGM',
      '200.5KGM',
      ['the goods lines add up to 300.5 kg, but the total is given as 400 kg'],
    ],
  ])('compares its total with the masses of its lines: %s, %s and %s', (total, first, second, said) => {
    const mass = item(total).replace(/<\/?Included\w+>/g, '')
    const { findings } = fromXml(eCmr(consignor + mass + item(first) + item(second)))
    expect(findings.map(({ code }) => code)).toEqual(said.map(() => 'DOC-LINES-MASS'))
    for (const [at, words] of said.entries()) expect(findings[at]?.message).toContain(words)
  })

  it('has no place for labels: the class is the number of the label', () => {
    const labelOf = (hazardClass: string) => {
      const goods = `<ApplicableTransportDangerousGoods><HazardClassificationID>${hazardClass}</HazardClassificationID></ApplicableTransportDangerousGoods>`
      const values = valuesOf(
        fromXml(
          eCmr(
            `${consignor}<IncludedSupplyChainConsignmentItem>${goods}</IncludedSupplyChainConsignmentItem>`,
          ),
        ),
      )
      return Object.entries(values).find(([path]) => path.endsWith('markingText[1]'))?.[1]
    }
    expect([labelOf('3'), labelOf('6.1'), labelOf('2'), labelOf('1.4S')]).toEqual([
      '3',
      '6.1',
      undefined,
      undefined,
    ])
  })

  it('adds up the masses of its lines where it gives no total, and only if each has one in the same unit', () => {
    const total = (...items: string[]) =>
      valuesOf(fromXml(eCmr(consignor + items.map(item).join(''))))['grossWeight[1]']
    expect(total('100KGM', '250.5KGM')).toEqual({ value: 350.5, unit: 'KGM' })
    expect(total('100KGM', '1TNE')).toBeUndefined()
    expect(total('100KGM', 'KGM')).toBeUndefined()
  })

  it('keeps the number of a scheme, and leaves alone what some register calls a party', () => {
    const party = (agency: string) =>
      eCmr(`<CarrierTradeParty><ID schemeAgencyID="${agency}">4006381333931</ID></CarrierTradeParty>`)
    expect(fromXml(party('9')).values[0]).toMatchObject({ attributes: { schemeAgencyId: '9' } })
    expect(fromXml(party('ЄДРПОУ')).values).toEqual([])
  })

  it.each([
    ['unitCode="LBR"', { value: 453.59237, unit: 'KGM' }],
    ['unitCode="lbs"', { value: 453.59237, unit: 'KGM' }],
    ['unitCode="KGM"', { value: 1000, unit: 'KGM' }],
  ])('weighs in units of the data set: %s', (unit, value) => {
    const extracted = fromXml(eCmr(`<GrossWeightMeasure ${unit}>1000</GrossWeightMeasure>`))
    expect(valuesOf(extracted)['grossWeight[1]']).toEqual(value)
  })

  it('says which weight of a line is no number, and sums no others', () => {
    const items = ['100', '9.120,50'].map(
      (kg) =>
        `<IncludedSupplyChainConsignmentItem><GrossWeightMeasure unitCode="KGM">${kg}</GrossWeightMeasure></IncludedSupplyChainConsignmentItem>`,
    )
    const extracted = fromXml(eCmr(`${consignor}${items.join('')}`))
    expect(valuesOf(extracted)).not.toHaveProperty('grossWeight[1]')
    expect(extracted.notes).toEqual([expect.stringContaining('1 element was not understood: Included')])
  })

  it('of the newer eFTI family is read by the same names', () => {
    const extracted = fromXml(
      `<rsm:FTI010GetCmdsResponse xmlns:rsm="urn:eu:move:eFTI:data:standard:FTI010GetCmdsResponse:1" xmlns:ram="r"><rsm:SpecifiedSupplyChainConsignment>${consignor}<ram:TransportContractReferencedDocument><ram:TypeCode>730</ram:TypeCode></ram:TransportContractReferencedDocument></rsm:SpecifiedSupplyChainConsignment></rsm:FTI010GetCmdsResponse>`,
    )
    expect(extracted).toMatchObject({ kind: 'cmr', findings: [] })
    expect(valuesOf(extracted)['consignor/name[1]']).toBe('Nordlicht GmbH')
  })

  it('holds equipment, containers on it, seals and dangerous goods', () => {
    const values = valuesOf(
      fromXml(
        eCmr(
          '<UtilizedLogisticsTransportEquipment><ID>KP 742</ID><AffixedLogisticsSeal><ID>S1</ID></AffixedLogisticsSeal><AffixedLogisticsSeal><ID>S2</ID></AffixedLogisticsSeal><CarriedAssociatedTransportEquipment><ID>CSQU3054383</ID></CarriedAssociatedTransportEquipment></UtilizedLogisticsTransportEquipment><IncludedSupplyChainConsignmentItem/><IncludedSupplyChainConsignmentItem><ApplicableTransportDangerousGoods><UNDGIdentificationCode>1263</UNDGIdentificationCode><HazardClassificationID>3</HazardClassificationID></ApplicableTransportDangerousGoods></IncludedSupplyChainConsignmentItem>',
        ),
      ),
    )
    expect(values).toMatchObject({
      'usedTransportEquipment[1]/id': 'KP 742',
      'usedTransportEquipment[1]/affixedSeal[2]/id': 'S2',
      'usedTransportEquipment[1]/carriedTransportEquipment[1]/id': 'CSQU3054383',
      'includedConsignmentItem[2]/transportDangerousGoods[1]/uNDGID': '1263',
    })
  })
})

describe('a message of the newer eFTI family', () => {
  const efti = (inside: string) =>
    `<FTI010GetCmdsResponse xmlns="urn:eu:move:eFTI:data:standard:FTI010GetCmdsResponse:1"><SpecifiedSupplyChainConsignment>${consignor}${inside}</SpecifiedSupplyChainConsignment></FTI010GetCmdsResponse>`

  it('names notified waste, licences and conditions in words of its own', () => {
    const values = valuesOf(
      fromXml(
        efti(
          '<NotifiedTransportationWasteMaterial><WeightMeasure unitCode="KGM">21850</WeightMeasure><ID schemeAgencyID="T9">DK 004217</ID></NotifiedTransportationWasteMaterial>' +
            '<ContractTermsInformation>Carriage paid</ContractTermsInformation>',
        ),
      ),
    )
    expect(values).toMatchObject({
      'notifiedWasteMaterial[1]/id': 'DK 004217',
      'notifiedWasteMaterial[1]/weight[1]': { value: 21850, unit: 'KGM' },
      'contractTermsText[1]': 'Carriage paid',
    })
  })
})
