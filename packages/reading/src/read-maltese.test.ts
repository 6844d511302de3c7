import { expect, it } from 'vitest'
import { readFile } from './files/index.ts'

/** A note as a text file; the parties are invented. */
const note = `
NOTA TA' KUNSINNA INTERNAZZJONALI (CMR)                 CMR Nru: MT-2026-0417

1 Mittent (isem, indirizz, pajjiż)
  Għasel Dwejra Ltd
  Triq il-Kbira 48
  XRA 1204 Ix-Xagħra
  Malta

2 Destinatarju (isem, indirizz, pajjiż)
  Conserve Iblea S.r.l.
  Via Roma 112
  97100 Ragusa
  Italja

3 Post tal-kunsinna tal-merkanzija
  Ragusa, Italja

4 Post u data tat-teħid tal-merkanzija
  Marsa, Malta, 17 ta' Awwissu 2026

5 Dokumenti mehmuża
  Fattura 2026/311

16 Trasportatur (isem, indirizz, pajjiż)
  Grech u Borg Trasport Ltd
  Triq ix-Xatt 7
  MRS 1916 Il-Marsa
  Malta

6 Marki u numri: GD 1-14
7 Numru ta' pakketti: 14
8 Metodu tal-ippakkjar: pallets
9 Natura tal-merkanzija: Għasel tas-sagħtar fi vażetti
11 Piż gross f'kg: 8.640,00

21 Magħmul fi Marsa, 17.08.2026
`

it('reads a consignment note in Maltese', async () => {
  const { kind, language, values, unread } = await readFile({ bytes: Buffer.from(note), name: 'nota.txt' })
  const read = Object.fromEntries(values.map(({ path, value }) => [path, value]))
  expect({ kind, language, unread }).toEqual({ kind: 'cmr', language: 'mt', unread: [] })
  expect(read).toMatchObject({
    'transportContractDocument/id': 'MT-2026-0417',
    'consignor/name[1]': 'Għasel Dwejra Ltd',
    'consignor/postalAddress/postcode[1]': 'XRA 1204',
    'consignor/postalAddress/countryCode': 'MT',
    'consignee/name[1]': 'Conserve Iblea S.r.l.',
    'consignee/postalAddress/countryCode': 'IT',
    'carrier/name[1]': 'Grech u Borg Trasport Ltd',
    carrierAcceptanceDateTime: '2026-08-17',
    numberOfPackages: 14,
    'natureIdentificationCargo/identificationText[1]': 'Għasel tas-sagħtar fi vażetti',
    'grossWeight[1]': { value: 8640, unit: 'KGM' },
  })
})
