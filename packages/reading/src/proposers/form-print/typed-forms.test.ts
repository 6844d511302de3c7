import { expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const note = (...lines: string[]) => {
  const { values } = readPaper(
    [
      'TRANSPORTES ALBA, S.L.',
      'CTRA. DE VERA, KM 3',
      '30880 AGUILAS  ESPAÑA',
      '==========================================================================',
      'CARTA DE PORTE INTERNACIONAL CMR                          NUM.: 26-004418',
      '==========================================================================',
      'DESTINATARIO: COD. 00812                TRANSPORTISTA: COD. T-071',
      '  MOREL IMPORT SARL                       BETICA CARGO, S.L.',
      '  RUE DE LA PAIX 4                        CALLE MAYOR 7',
      '  69002 LYON                              30800 LORCA',
      '  FRANCIA                                 ESPAÑA',
      '',
      ...lines,
    ].join('\n'),
  )
  return Object.fromEntries(values.map(({ path, value }) => [path, value]))
}

it('a customer’s code is no part of its name, and the number of the paper may be abbreviated', () => {
  expect(
    note('REMITENTE: EL DEL ENCABEZAMIENTO', 'LUGAR ENTREGA: LYON (FR)', 'MERCANCIA: TOMATE'),
  ).toMatchObject({
    'transportContractDocument/id': '26-004418',
    'consignor/name[1]': 'TRANSPORTES ALBA, S.L.',
    'consignor/postalAddress/postcode[1]': '30880',
    'consignee/name[1]': 'MOREL IMPORT SARL',
    'consignee/postalAddress/countryCode': 'FR',
    'carrier/name[1]': 'BETICA CARGO, S.L.',
  })
})

it('labels without their small words, and others in their column end what stands above them', () => {
  const values = note(
    'LUGAR ENTREGA...: LYON (FR)               MATRICULA TRACTORA..: 4471-MZB',
    'LUGAR CARGA.....: LORCA (ES)              PRECINTO............: 0550-771',
    'FECHA CARGA.....: 16-11-26                TERMOGRAFO..........: TT-88120',
    'INSTRUCCIONES DEL REMITENTE: FRIO CONTINUO.',
    'PORTES: DEBIDOS',
  )
  expect(values).toMatchObject({
    'consigneeReceiptLocation/postalAddress/cityName[1]': 'LYON',
    'carrierAcceptanceLocation/postalAddress/cityName[1]': 'LORCA',
    'usedTransportEquipment[1]/affixedSeal[1]/id': '0550-771',
    'consignorProvidedInformationText[1]': 'FRIO CONTINUO.',
    paymentArrangementCode: 'CC',
  })
  expect(values['usedTransportEquipment[1]/affixedSeal[2]/id']).toBeUndefined()
})
