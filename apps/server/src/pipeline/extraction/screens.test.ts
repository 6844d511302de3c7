import { readPages } from '@efti-hub/reading'
import { expect, it } from 'vitest'
import { recogniseFile } from '../recognition/recognise-file.ts'

const read = async (text: string) => {
  const { values } = readPages(await recogniseFile({ bytes: Buffer.from(text), originalName: 'screen.txt' }))
  return Object.fromEntries(values.map((v) => [v.path, v.value]))
}

const screen = `
FJORD GROUND CARGO A/S            TERMINAL KASTRUP        20NOV26 0412Z
*AWB DISPLAY*   FUNCTION RA02     OPERATOR 7731
-------------------------------------------------------------------------------
AWB  117-66208155      ORIGIN CPH COPENHAGEN     DEST YVR VANCOUVER
STATUS RCS  19NOV26 2140                 EXECUTED 19NOV26 AT KASTRUP
ISSUED BY NORDWIND AIRLINES
-------------------------------------------------------------------------------
SHPR   FJORDBYENS APPARATER APS          A/C 4417-08
       ENERGIVEJ 30
       2750 BALLERUP
       DK   TE 4555501177
CNEE   PACIFIC AUDIOLOGY INC
       1185 W 8TH AVENUE SUITE 210
       VANCOUVER BC
       V6H 1C5
       CA   TE 16045550142
-------------------------------------------------------------------------------
CVD    DKK  CC  WT COLL  OTH COLL     DVC NVD
-------------------------------------------------------------------------------
PCS    WEIGHT    RC  CHW      DESCRIPTION
  14   K 203.6   Q   241.0    HEARING AIDS WITH ACCESSORIES AND CABLES
                              DIM 40X30X60/14
                              IN CARTONS
   1   K  11.0                DISPLAY STAND OF ALUMINIUM, KNOCKED DOWN
                              DIM 120X40X20/1
TOT 15   214.6
-------------------------------------------------------------------------------
`

it('the screen of an airline names places by code and word, and says once who is who', async () => {
  expect(await read(screen)).toMatchObject({
    'transportContractDocument/id': '117-66208155',
    'transportContractDocument/formattedIssueDateTime': '2026-11-19',
    'transportContractDocument/issueLocation/name[1]': 'KASTRUP',
    'carrierAcceptanceLocation/name[1]': 'CPH COPENHAGEN',
    'consigneeReceiptLocation/name[1]': 'YVR VANCOUVER',
    'consignor/name[1]': 'FJORDBYENS APPARATER APS',
    'consignor/postalAddress/cityName[1]': 'BALLERUP',
    'consignor/postalAddress/postcode[1]': '2750',
    'consignee/postalAddress/postcode[1]': 'V6H 1C5',
    paymentArrangementCode: 'CC',
    'natureIdentificationCargo/identificationText[1]': 'HEARING AIDS WITH ACCESSORIES AND CABLES',
    'natureIdentificationCargo/identificationText[2]': 'DISPLAY STAND OF ALUMINIUM, KNOCKED DOWN',
    'grossWeight[1]': { value: 214.6, unit: 'KGM' },
  })
})

it('charges both prepaid and collect are neither', async () => {
  const both = screen.replace('CVD    DKK  CC  WT COLL  OTH COLL', 'CVD    DKK  PP\nCVD    DKK  CC')
  const values = await read(both)
  expect(values.paymentArrangementCode).toBeUndefined()
})
