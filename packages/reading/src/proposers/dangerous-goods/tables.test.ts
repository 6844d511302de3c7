import { expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

const read = (text: string) =>
  Object.fromEntries(readPaper(text).values.map(({ path, value }) => [path, value]))
const lot = (number: number) => `includedConsignmentItem[${number}]/transportDangerousGoods[1]`

it('a table of dangerous goods: tunnel codes below their heading, trade names below shipping names, totals in two words', () => {
  expect(
    read(`
# ADR-Transportdokument

Afsender                                     Modtager
Lakfabrikken Lemvig A/S                      Maling Nord AB
Havnevej 4                                   Storgatan 9
7620 Lemvig                                  461 30 Trollhättan

Antal  Emballage      UN nr.   Godsbetegnelse                       Klasse  PG   Tunnel   Netto kg   Brutto kg
12     Tromle 1A1     1263     MALING                               3       II   (D/E)    2.400,0    2.640,0
                               Superlak rød, vare 4711
4      IBC 31HA1      1993     BRANDFARLIG VÆSKE, N.O.S.            3       III  (D/E)    4.000,0    4.240,0
                               (xylen, butanol)
20     Dunk 3H1       3082     MILJØFARLIGT STOF, FLYDENDE, N.O.S.  9       III  (-)      400,0      430,0
                               (epoxyharpiks)
36     Kolli i alt                                                                         6.800,0    7.310,0
`),
  ).toMatchObject({
    [`${lot(1)}/properShippingName[1]`]: 'MALING',
    [`${lot(1)}/tunnelRestrictionCode`]: 'D/E',
    [`${lot(1)}/netWeight`]: { value: 2400, unit: 'KGM' },
    [`${lot(2)}/properShippingName[1]`]: 'BRANDFARLIG VÆSKE, N.O.S.',
    [`${lot(2)}/technicalName[1]`]: 'xylen, butanol',
    [`${lot(3)}/tunnelRestrictionCode`]: '-',
    'transportPackage[1]/itemQuantity': 12,
    numberOfPackages: 36,
    'grossWeight[1]': { value: 7310, unit: 'KGM' },
  })
})

it('the declaration for air has numbers of IATA beside those of the United Nations', () => {
  expect(
    read(`
# SHIPPER'S DECLARATION FOR DANGEROUS GOODS

Shipper                                      Consignee
Lab Supplies Ltd                             Chemie Wien GmbH
4 Mill Lane                                  Ring 9
Hull HU1 2AB                                 1010 Wien, Austria

Airport of departure: LHR      Airport of destination: VIE

UN or ID No.   Proper Shipping Name             Class or Division   Packing Group   Quantity and Type of Packing                 Packing Inst.   Authorization
UN 1170        Ethanol solution                 3                   II              1 fibreboard box x 4 L                       353
UN 1789        Hydrochloric acid                8                   II              2 plastic jerricans x 2.5 L                  851
ID 8000        Consumer commodity               9                                   12 fibreboard boxes x 20 kg G                Y963
UN 1845        Dry ice                          9                                   1 polystyrene box x 20 kg                    954

Name of signatory: A. Robson     Date: 23 Nov 2026
`),
  ).toMatchObject({
    [`${lot(2)}/uNDGID`]: '1789',
    [`${lot(3)}/uNDGID`]: '8000',
    [`${lot(3)}/properShippingName[1]`]: 'Consumer commodity',
    'transportPackage[3]/itemQuantity': 12,
    [`${lot(4)}/uNDGID`]: '1845',
    'transportContractDocument/formattedIssueDateTime': '2026-11-23',
  })
})
