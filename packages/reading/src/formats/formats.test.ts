import { describe, expect, it } from 'vitest'
import { eCmr, fromJson, fromXml, valuesOf } from '../testing/structured-papers.ts'

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
    expect(extracted.notes?.[0]).toMatch(/^2999 other consignments/)
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
