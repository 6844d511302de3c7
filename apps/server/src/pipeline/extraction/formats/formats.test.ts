import { describe, expect, it } from 'vitest'
import type { Recognised } from '../../recognition/recognised.ts'
import { extract } from '../extract.ts'

const source = (format: 'json' | 'xml', text: string): Recognised => ({
  engine: format,
  format,
  confidence: 1,
  text,
  pages: [],
  notes: [],
})

const fromXml = (text: string) => extract(source('xml', text))
const fromJson = (value: unknown) =>
  extract(source('json', typeof value === 'string' ? value : JSON.stringify(value)))
const valuesOf = (extracted: ReturnType<typeof extract>) =>
  Object.fromEntries(extracted.values.map((v) => [v.path, v.value]))

const eCmr = (inside: string, about = '') =>
  `<rsm:eCMR xmlns:rsm="urn:un:unece:uncefact:data:standard:eCMR:1" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:103">${about}<rsm:SpecifiedSupplyChainConsignment>${inside}</rsm:SpecifiedSupplyChainConsignment></rsm:eCMR>`
const consignor = '<ram:ConsignorTradeParty><ram:Name>Nordlicht GmbH</ram:Name></ram:ConsignorTradeParty>'

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
    ['<DateTime>2026-02-30</DateTime>', undefined],
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

describe('what is not whole, or not quite of the shape', () => {
  it.each([
    [
      'an e-CMR without its consignment',
      () => fromXml('<eCMR xmlns="urn:un:unece:uncefact:data:standard:eCMR:1"/>'),
    ],
    ['an e-CMR whose consignment is empty', () => fromXml(eCmr(''))],
    [
      'a waybill that is only a header',
      () => fromXml('<Waybill xmlns="iata:waybill:1"><BusinessHeaderDocument/></Waybill>'),
    ],
    [
      'an e-CMR of empty boxes',
      () =>
        fromJson({
          senderInformation: {},
          itemList: [],
          carrierInformation: null,
          takingOverTheGoods: {},
          consigneeInformation: {},
        }),
    ],
    ['an empty trip', () => fromJson({ entityType: 'trip', actions: [], actors: [] })],
    [
      'linked data about nothing that is carried',
      () =>
        fromJson({
          '@context': { cargo: 'https://onerecord.iata.org/ns/cargo#' },
          '@type': 'cargo:Company',
          'cargo:name': 'A',
        }),
    ],
    ['an eFBL without content', () => fromJson({ supply_chain_consignment: {} })],
  ])('%s is told by name', (_, read) => {
    expect(read()).toMatchObject({
      kind: 'other',
      values: [],
      findings: [
        {
          code: 'DOC-NO-CONSIGNMENT',
          message: expect.stringMatching(/^The file is an? .+, but it holds no/),
        },
      ],
    })
  })

  it.each([
    ['another root', '<Invoice xmlns="urn:iso"><Name>A</Name></Invoice>'],
    ['a Waybill of somebody else', '<Waybill><Text>nothing</Text></Waybill>'],
    ['a document type', '<!DOCTYPE a><a/>'],
  ])('%s is other', (_, text) => {
    expect(fromXml(text)).toMatchObject({ kind: 'other', values: [], findings: [] })
  })

  it('values come from an envelope, and from the first of an array', () => {
    const note = (name: string) => ({
      senderInformation: { senderCompanyName: name },
      consigneeInformation: { consigneeCompanyName: 'B' },
      itemList: { numberOfPackages: { logisticsPackageItemQuantity: '4' } },
    })
    const extracted = fromJson({ data: [{ ecmrConsignment: note('A') }, { ecmrConsignment: note('C') }] })
    expect(valuesOf(extracted)).toMatchObject({
      'consignor/name[1]': 'A',
      'transportPackage[1]/itemQuantity': 4,
    })
    expect(extracted.findings).toMatchObject([
      { message: expect.stringContaining('1 other consignment in this file was') },
    ])
  })

  it('all that are not read are counted', () => {
    const trip = (name: string) => ({
      entityType: 'trip',
      actors: [{ roles: ['consignor'], entity: { name } }],
      actions: [
        { entity: { actionType: 'load', consignment: { entity: { goods: [{ entity: { quantity: 1 } }] } } } },
      ],
    })
    const extracted = fromJson(Array.from({ length: 3000 }, (_, i) => trip(`A${i}`)))
    expect(valuesOf(extracted)['consignor/name[1]']).toBe('A0')
    expect(extracted.notes?.[0]).toMatch(/^2,999 other consignments/)
  })

  it('keys that mean something to JavaScript mean nothing here', () => {
    const extracted = fromJson(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"senderInformation":{"__proto__":"x","senderCompanyName":"A"},"consigneeInformation":{"toString":"y"},"itemList":[]}',
    )
    expect(valuesOf(extracted)['consignor/name[1]']).toBe('A')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(extracted.notes?.[0]).toMatch(/^4 elements were not understood: __proto__\/polluted/)
  })

  it('a number of more digits than JavaScript keeps stays as it was written', () => {
    const extracted = fromJson(
      '{"senderInformation":{"senderCompanyName":"A"},"consigneeInformation":{},"itemList":[],"referenceIdentificationNumber":{"value":12345678901234567890}}',
    )
    expect(valuesOf(extracted)['transportContractDocument/id']).toBe('12345678901234567890')
  })

  it('a trip whose references go round in circles ends', () => {
    const reference = (uuid: string) => ({ associationType: 'reference', uuid })
    const extracted = fromJson({
      entityType: 'trip',
      id: 't',
      actors: [{ associationType: 'inline', roles: ['consignor'], entity: { id: 'a', name: 'A' } }],
      actions: [
        {
          associationType: 'inline',
          entity: {
            id: 's',
            actionType: 'stop',
            actions: [
              {
                entity: {
                  id: 'l',
                  actionType: 'load',
                  stop: reference('s'),
                  trip: reference('t'),
                  consignment: {
                    associationType: 'inline',
                    entity: { id: 'c', goods: [], transportOrder: reference('t') },
                  },
                },
              },
              reference('s'),
            ],
          },
        },
      ],
    })
    expect(valuesOf(extracted)['consignor/name[1]']).toBe('A')
  })

  it('linked data that refers to itself ends', () => {
    const id = 'https://x/1'
    const extracted = fromJson({
      '@context': { '@vocab': 'https://onerecord.iata.org/ns/cargo#' },
      '@graph': [
        {
          '@id': id,
          '@type': 'Waybill',
          waybillNumber: '12345675',
          waybillPrefix: '020',
          shipment: { '@id': 'https://x/2' },
        },
        { '@id': 'https://x/2', '@type': 'Shipment', waybill: { '@id': id }, goodsDescription: 'Gears' },
      ],
    })
    expect(valuesOf(extracted)).toMatchObject({
      'transportContractDocument/id': '020-12345675',
      'natureIdentificationCargo/identificationText[1]': 'Gears',
    })
  })

  it('linked data written out in full is the same data', () => {
    const cargo = 'https://onerecord.iata.org/ns/cargo#'
    const extracted = fromJson([
      {
        '@id': 'https://x/1',
        '@type': [`${cargo}Shipment`],
        [`${cargo}goodsDescription`]: [{ '@value': 'Gears' }],
        [`${cargo}totalGrossWeight`]: [
          {
            '@type': [`${cargo}Value`],
            [`${cargo}numericalValue`]: [{ '@value': 12.5 }],
            [`${cargo}unit`]: [{ '@id': 'https://onerecord.iata.org/ns/code-lists/MeasurementUnitCode#KGM' }],
          },
        ],
      },
    ])
    expect(valuesOf(extracted)).toMatchObject({
      'natureIdentificationCargo/identificationText[1]': 'Gears',
      'grossWeight[1]': { value: 12.5, unit: 'KGM' },
    })
    expect(extracted.kind).toBe('consignment')
  })

  it('a note of a national profile is read by the names it shares', () => {
    const extracted = fromXml(
      '<UAECMR xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:103"><eCMR><ExchangedDocument><ram:ID>7</ram:ID><ram:IncludedNote><ram:ContentCode listAgencyID="gps_number">1</ram:ContentCode></ram:IncludedNote></ExchangedDocument><SpecifiedSupplyChainConsignment><ram:ConsignorTradeParty><ram:ID schemeAgencyID="ЄДРПОУ">1</ram:ID><ram:Name>A</ram:Name><ram:DefinedTradeContact><ram:MobileTelephoneUniversalCommunication><ram:CompleteNumber>380000000000</ram:CompleteNumber></ram:MobileTelephoneUniversalCommunication></ram:DefinedTradeContact></ram:ConsignorTradeParty></SpecifiedSupplyChainConsignment></eCMR></UAECMR>',
    )
    expect(extracted).toMatchObject({
      kind: 'cmr',
      notes: ['1 element was not understood: ConsignorTradeParty/ID.'],
    })
    expect(valuesOf(extracted)).toMatchObject({
      'transportContractDocument/id': '7',
      'consignor/definedContactDetails[1]/telephone[1]/completeNumber': '380000000000',
    })
  })
})
