import { describe, expect, it } from 'vitest'
import { drawn, readSet, type SetLine } from '../../testing/set-paper.ts'
import { readPaper } from '../../testing/typed-paper.ts'

const values = (text: string) => {
  const { kind, values: found } = readPaper(text)
  return { kind, ...Object.fromEntries(found.map(({ path, value }) => [path, value])) }
}

/** A text in the form's own type, and what fills it in behind it in a larger one. */
const filled = (y: number, ...pieces: string[]): SetLine[] => {
  let x = 40
  return pieces.map((piece, at) => {
    const size = at % 2 === 0 ? 8 : 9.6
    const line: SetLine = [x, y, piece, size]
    x += piece.length * size * 0.5 + (piece.split(' ').length - 1) * (0.3 - 0.5) * size + 2.5
    return line
  })
}

it('Italy’s form asks in small type, without colons', () => {
  const { kind, values: read } = readSet(
    [
      [160, 30, 'FORMULARIO DI IDENTIFICAZIONE DEL RIFIUTO', 11],
      ...filled(50, 'Numero FIR', 'DUFKR 044178 QX', 'Data di emissione', '19/11/2026'),
      ...filled(74, '1 PRODUTTORE / DETENTORE — denominazione', 'OFFICINE OGLIO S.R.L.'),
      ...filled(88, 'Unità locale:', 'VIA BRESCIA 118 - 25030 COCCAGLIO (BS)'),
      ...filled(102, 'C.F.', '02881170178', 'Num. iscrizione RENTRI', 'OP2601K00441'),
      ...filled(126, '2 DESTINATARIO — denominazione', 'RECUPERI ADDA S.P.A.'),
      ...filled(140, 'Luogo di destinazione:', "VIA DELL'INDUSTRIA 41 - 24040 BONATE SOTTO (BG)"),
      ...filled(154, 'C.F.', '01774410160', 'Aut. N.', 'AIA 1187'),
      ...filled(178, '3 TRASPORTATORE — denominazione', 'ECOFRANCIA S.N.C.'),
      ...filled(192, 'Indirizzo', 'VIA SPALENZA 7 - 25038 ROVATO (BS)', 'C.F.', '03004417980'),
      [40, 216, '6 CARATTERISTICHE DEL RIFIUTO', 8],
      ...filled(230, 'Codice EER', '12 01 09*', 'Stato fisico', 'L (liquido)'),
      ...filled(244, 'Descrizione', 'EMULSIONI PER MACCHINARI, NON CONTENENTI ALOGENI'),
      ...filled(258, 'Caratteristiche di pericolo', 'HP4 HP14'),
      ...filled(272, 'Quantità', '8.400', '☒ kg ☐ l Aspetto esteriore', 'CISTERNETTE'),
      ...filled(296, '7 CONDUCENTE', 'BELOTTI IVAN', 'Targa automezzo', 'GH 118 LT'),
      ...filled(310, 'Data e ora inizio trasporto', '19/11/2026 ore 10:25'),
    ],
    drawn(
      [34, 45, 565, 68],
      [34, 68, 565, 120],
      [34, 120, 565, 172],
      [34, 172, 565, 210],
      [34, 210, 565, 290],
      [34, 290, 565, 330],
    ),
  )
  expect(kind).toBe('waste-movement')
  expect(read).toMatchObject({
    'transportContractDocument/id': 'DUFKR 044178 QX',
    'consignor/name[1]': 'OFFICINE OGLIO S.R.L.',
    'consignor/postalAddress/streetName[1]': 'VIA BRESCIA 118',
    'consignee/postalAddress/cityName[1]': 'BONATE SOTTO',
    'carrier/postalAddress/postcode[1]': '25038',
    'notifiedWasteMaterial[1]/id': '12 01 09*',
    'notifiedWasteMaterial[1]/weight[1]': { value: 8400, unit: 'KGM' },
    'natureIdentificationCargo/identificationText[1]': 'EMULSIONI PER MACCHINARI, NON CONTENENTI ALOGENI',
    'mainCarriageTransportMovement[1]/usedTransportMeans/id': 'GH 118 LT',
  })
})

describe('a country’s own form of waste', () => {
  it('of Poland', () => {
    expect(
      values(`
# KARTA PRZEKAZANIA ODPADÓW

Numer karty: 2026/11/00417

Przekazujący odpady                          Przejmujący odpady
Huta Kłos Sp. z o.o.                         Recykling Śląsk S.A.
ul. Hutnicza 4                               ul. Składowa 12
41-902 Bytom                                 40-001 Katowice

Transportujący odpady: Trans-Szlam Sp. z o.o., ul. Nad Torem 17, 85-758 Bydgoszcz
Kod odpadu: 11 02 02*
Rodzaj odpadu: szlamy z hydrometalurgii cynku
Masa odpadów [Mg]: 23,40
Data rozpoczęcia transportu: 18.11.2026
Numer rejestracyjny pojazdu: SB 4417K
`),
    ).toMatchObject({
      kind: 'waste-movement',
      'consignor/name[1]': 'Huta Kłos Sp. z o.o.',
      'consignee/postalAddress/cityName[1]': 'Katowice',
      'carrier/name[1]': 'Trans-Szlam Sp. z o.o.',
      'notifiedWasteMaterial[1]/id': '11 02 02*',
      'notifiedWasteMaterial[1]/weight[1]': { value: 23.4, unit: 'TNE' },
      'natureIdentificationCargo/identificationText[1]': 'szlamy z hydrometalurgii cynku',
      carrierAcceptanceDateTime: '2026-11-18',
    })
  })

  it('of France', () => {
    expect(
      values(`
# BORDEREAU DE SUIVI DE DÉCHETS DANGEREUX

Bordereau n°: BSD-20261119-7KQ4

1. Émetteur du bordereau                     2. Installation de destination
Résines du Gier SAS                          Centre de traitement du Rhône SA
2 rue des Teinturiers                        14 chemin du Fleuve
42800 Rive-de-Gier                           69700 Givors

3. Dénomination du déchet
Rubrique déchet: 08 01 11*
Dénomination usuelle: déchets de peintures
Quantité: 2,450 tonnes

8. Collecteur-transporteur
Transports Verney SARL
6 avenue du Port
42000 Saint-Étienne
Date de prise en charge: 19/11/2026
`),
    ).toMatchObject({
      kind: 'waste-movement',
      'consignor/name[1]': 'Résines du Gier SAS',
      'consignee/name[1]': 'Centre de traitement du Rhône SA',
      'carrier/name[1]': 'Transports Verney SARL',
      'notifiedWasteMaterial[1]/id': '08 01 11*',
      'notifiedWasteMaterial[1]/weight[1]': { value: 2.45, unit: 'TNE' },
      'natureIdentificationCargo/identificationText[1]': 'déchets de peintures',
      carrierAcceptanceDateTime: '2026-11-19',
    })
  })

  it('of Germany', () => {
    expect(
      values(`
# Begleitschein

Begleitschein-Nr. 0448817200

Abfallerzeuger                               Beförderer                         Entsorger
Galvanik Remstal GmbH                        Lennetal Transporte GmbH           Sonderabfall Donau AG
Wiesenstr. 58                                Altenaer Str. 13                   Am Klärwerk 5
73614 Schorndorf                             58762 Altena                       86633 Neuburg

Abfallschlüssel: 11 01 09*
Abfallbezeichnung: Schlämme und Filterkuchen
Menge (t): 12,680
Übergabedatum: 17.11.2026
`),
    ).toMatchObject({
      kind: 'waste-movement',
      'consignor/name[1]': 'Galvanik Remstal GmbH',
      'consignee/name[1]': 'Sonderabfall Donau AG',
      'carrier/name[1]': 'Lennetal Transporte GmbH',
      'notifiedWasteMaterial[1]/id': '11 01 09*',
      'notifiedWasteMaterial[1]/weight[1]': { value: 12.68, unit: 'TNE' },
      'natureIdentificationCargo/identificationText[1]': 'Schlämme und Filterkuchen',
      carrierAcceptanceDateTime: '2026-11-17',
    })
  })

  it('of Britain', () => {
    expect(
      values(`
# HAZARDOUS WASTE CONSIGNMENT NOTE

Consignment note code: HUMBER/00417

Waste producer / holder: Humber Coatings Ltd, 80 Hedon Road, Hull HU9 5NJ
Consignee: Tees Recovery Ltd, 4 Dock Street, Middlesbrough TS2 1AB
Carrier: Holderness Haulage Ltd, 12 Clough Road, Hull HU5 1SN
EWC code: 08 01 11*
Description of waste: waste paint and varnish
Quantity (kg): 2400
Collection date: 17/11/2026
`),
    ).toMatchObject({
      kind: 'waste-movement',
      'consignor/name[1]': 'Humber Coatings Ltd',
      'consignee/postalAddress/postcode[1]': 'TS2 1AB',
      'carrier/name[1]': 'Holderness Haulage Ltd',
      'notifiedWasteMaterial[1]/id': '08 01 11*',
      'notifiedWasteMaterial[1]/weight[1]': { value: 2400, unit: 'KGM' },
      carrierAcceptanceDateTime: '2026-11-17',
    })
  })

  it('of Spain and of the Netherlands', () => {
    expect(
      values(`
# DOCUMENTO DE IDENTIFICACIÓN DE RESIDUOS

Operador del traslado: Baterías del Sur S.L., Calle Mayor 4, 41001 Sevilla
Gestor de destino: Recuperadora de Plomo S.A., Polígono Norte 12, 21007 Huelva
Transportista: Transportes Guadarranque S.L., Avenida del Puerto 6, 11201 Algeciras
Código LER: 16 06 01*
Descripción del residuo: baterías de plomo
Cantidad (kg): 8.400
Fecha de inicio del traslado: 17/11/2026
`),
    ).toMatchObject({
      kind: 'waste-movement',
      'consignor/name[1]': 'Baterías del Sur S.L.',
      'consignee/name[1]': 'Recuperadora de Plomo S.A.',
      'notifiedWasteMaterial[1]/id': '16 06 01*',
      'notifiedWasteMaterial[1]/weight[1]': { value: 8400, unit: 'KGM' },
    })
    expect(
      values(`
# Begeleidingsbrief afvalstoffen

Ontdoener: Zeldiep Chemie B.V., Kanaalweg 31, 4538 BC Terneuzen
Ontvanger: Verwerking Botlek B.V., Botlekweg 118, 3197 KA Rotterdam
Vervoerder: Tankdiensten Borsele VOF, Monsterweg 6, 4454 AH Borssele
Euralcode: 07 01 04*
Gebruikelijke benaming: oplosmiddelmengsel
Hoeveelheid (kg): 21.340
Datum aanvang transport: 20-11-2026
`),
    ).toMatchObject({
      kind: 'waste-movement',
      'consignor/name[1]': 'Zeldiep Chemie B.V.',
      'consignee/name[1]': 'Verwerking Botlek B.V.',
      'carrier/name[1]': 'Tankdiensten Borsele VOF',
      'notifiedWasteMaterial[1]/weight[1]': { value: 21340, unit: 'KGM' },
      carrierAcceptanceDateTime: '2026-11-20',
    })
  })
})
