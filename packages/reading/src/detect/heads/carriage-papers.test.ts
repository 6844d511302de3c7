import { describe, expect, it } from 'vitest'
import { readPaper } from '../../testing/typed-paper.ts'

/** Two companies and their goods, in words that no lexicon need know. */
const goods = `
Nordfjord Ventil AS, Havnegata 14, 6800 Førde
Armaturen Kessler GmbH, Lindenweg 8, 59939 Olsberg

2 x EUR-Pal. DN 80 PN 16, 312,5 kg
1 x EUR-Pal. DN 100 PN 16, 288 kg`

describe('the head names the paper of the carriage', () => {
  it.each<[kind: string, head: string]>([
    ['cmr', '# CMR-Frachtbrief Nr. 4711'],
    ['cmr', 'C.M.R. INTERNATIONALER FRACHTBRIEF      4711'],
    ['cmr', '# Carta de porte CMR nº 4711 - Ejemplar para el remitente'],
    ['cmr', '# Carta de Porte Nacional nº 4711'],
    ['cmr', '# Lettre de voiture n° 4711 du 18/11/2026'],
    ['cmr', '# International\n# Consignment Note'],
    ['cmr', '# Vrachtbrief 4711'],
    ['cmr', '# List przewozowy nr 4711/26 - egzemplarz dla nadawcy'],
    ['cmr', '# Nákladní list č. 4711'],
    ['cmr', '# Lettera di vettura n. 4711'],
    ['cmr', '# CMR fuvarlevél 4711'],
    ['cmr', '# Fraktsedel 4711'],
    ['cmr', '# Rahtikirja 4711'],
    ['cmr', '# Товарителница № 4711'],
    ['cim', '# Frachtbrief CIM  Nr. 4711'],
    ['cim', '# Lettre de voiture CIM n° 4711'],
    ['cim', '# Nákladní list CIM č. 4711'],
    ['awb', '# Air Waybill'],
    ['awb', '# House Air Waybill HAWB 4711'],
    ['awb', '# Conocimiento de Embarque Aéreo'],
    ['awb', '# Luftfrachtbrief Nr. 4711'],
    ['awb', '# Lettre de Transport Aérien'],
    ['bill-of-lading', '# Bill of Lading\n# for combined transport or port to port shipment'],
    ['bill-of-lading', '# SEA WAYBILL'],
    ['bill-of-lading', '# Bill of\n# Lading'],
    ['bill-of-lading', '# Connaissement n° 4711'],
    ['bill-of-lading', '# Conocimiento de embarque nº 4711'],
    ['bill-of-lading', '# Konnossement 4711'],
    ['dangerous-goods', "# Shipper's Declaration for Dangerous Goods"],
    ['dangerous-goods', '# Dangerous Goods\n# Declaration'],
    ['dangerous-goods', '# Beförderungspapier gemäß ADR 5.4.1'],
    ['dangerous-goods', '# Document de transport ADR n° 4711'],
    ['dangerous-goods', '# Documento di trasporto ADR n. 4711'],
    ['dangerous-goods', '# Carta de porte ADR 4711'],
    ['waste-annex-vii', '# Annex VII - Information accompanying shipments of waste'],
    ['waste-annex-vii', '# ANHANG VII\n# Mitzuführende Informationen für die Verbringung von Abfällen'],
    ['waste-movement', '# Movement document for transboundary movements/shipments of waste'],
    [
      'waste-movement',
      'Documento di movimento per i movimenti e le spedizioni transfrontaliere di rifiuti - Allegato I B',
    ],
    ['waste-movement', '# Allegato I B'],
    ['waste-movement', '# Документ за движение на отпадъци'],
    ['waste-movement', '# Sprievodný doklad pre cezhraničnú prepravu odpadu'],
    ['waste-movement', '# Begleitformular für grenzüberschreitende Verbringungen von Abfällen'],
  ])('%s: %s', (kind, head) => {
    expect(readPaper(`${head}\n${goods}`).kind).toBe(kind)
  })
})

describe('without a name it is told by what only such a paper says', () => {
  it.each<[kind: string, paper: string]>([
    [
      'awb',
      `
FWB/17
157-44107286HELJFK/T4K88.0MC0.7
FLT/AY5/23
SHP
NAM/NORDFJORD VENTIL AS
CNE
NAM/KESSLER VALVES INC`,
    ],
    [
      'awb',
      `
125 | LHR | 4410 7285                                   125-44107285
Shipper's name and address          Not negotiable
Nordfjord Ventil AS
Consignee's name and address
Kessler Valves Inc.
Airport of departure   London Heathrow
Airport of destination   New York
No. of pieces   Gross weight   Chargeable weight   Nature and quantity of goods
3               88.0 kg        120.0               Valves
NVD  NCV`,
    ],
    [
      'cmr',
      `
HOJA DE RUTA  CMR 44718      18.11.26
REMITENTE ..: NORDFJORD VENTIL AS, FORDE
DESTINATARIO: ARMATUREN KESSLER GMBH, OLSBERG
TRANSPORTISTA: TRANSPORTES EBRO S.L.  LEY 16/1987
LUGAR DE CARGA: FORDE    LUGAR DE ENTREGA: OLSBERG
MERCANCIA: VALVULAS   BULTOS: 3   PESO BRUTO: 600 KG`,
    ],
    [
      'cmr',
      `
SPEDITION HAUG KG       DFUE-AUSDRUCK       BELEG 4711
ABSENDER  : NORDFJORD VENTIL AS, FORDE
EMPFAENGER: ARMATUREN KESSLER GMBH, OLSBERG
FRACHTFUEHRER: HAUG KG, ULM      CMR 4711
LADESTELLE: FORDE    ENTLADESTELLE: OLSBERG
WARE: ARMATUREN   3 PALETTEN   BRUTTOGEWICHT: 600 KG`,
    ],
    [
      'cim',
      `
TRANSPORT 4711 - RU-CIM                 18.11.2026
Absender: Nordfjord Ventil AS, Førde
Empfänger: Armaturen Kessler GmbH, Olsberg
Versandbahnhof: Hamburg Süd    Bestimmungsbahnhof: Olsberg
Wagen Nr.: 31 80 2741 004-0
NHM: 848180  Armaturen   Bruttogewicht: 24 600 kg`,
    ],
    [
      'bill-of-lading',
      `
Shipper: Nordfjord Ventil AS, Førde
Consignee: Kessler Valves Inc., Baltimore
Vessel: MV Formosa Pearl   Voyage: 077W
Port of loading: Bergen   Port of discharge: Baltimore
MSCU 123456 6   1 x 20' said to contain 40 cases valves   Gross weight: 9 860 kg
Shipped on board in apparent good order and condition. Freight prepaid.`,
    ],
    [
      'waste-annex-vii',
      `
Reg. (EU) 2024/1157, Art. 18
1. Person who arranges the shipment: Nordfjord Ventil AS, Førde
2. Consignee: Armaturen Kessler GmbH, Olsberg
3. Actual quantity: 24,6 t      4. Actual date of shipment: 18.11.2026
5. Carrier: Haug KG, Ulm
8. Recovery operation: R4
9. Usual description of the waste: copper scrap
10. Waste identification: Basel Annex IX B1010, EC list 17 04 01`,
    ],
    [
      'dangerous-goods',
      `
Spett.le Armaturen Kessler GmbH
Lindenweg 8, 59939 Olsberg

Oggetto: spedizione del 18 novembre 2026

Con la presente vi consegniamo, ai sensi del punto 5.4.1 dell'ADR, la merce seguente, speditore Vernici Adda S.r.l.,
Via del Porto 4, 26900 Lodi, destinatario Armaturen Kessler GmbH:
UN 1263 PITTURE, 3, II, (D/E), 4 fusti di acciaio, 800 kg lordi.
Distinti saluti`,
    ],
    [
      'dangerous-goods',
      `
Vernici Adda S.r.l. - Via del Porto 4 - 26900 Lodi

Armaturen Kessler GmbH
Lindenweg 8
59939 Olsberg

Gentili Signori,
vi spediamo con l'autocarro targato FZ 118 KD, secondo la normativa ADR, la materia infiammabile
UN 1263, classe 3, gruppo di imballaggio II, codice galleria (D/E), in 4 fusti per 800 kg lordi.
Cordiali saluti`,
    ],
    [
      'waste-movement',
      `
STAMPA 18/11/26                              NOTIFICA IT 018834   SPEDIZIONE 7 DI 40
NOTIFICATORE: METALLI ADDA S.R.L., LODI
DESTINATARIO: KESSLER RECYCLING GMBH, OLSBERG
VETTORE: TRASPORTI LARIO S.N.C., LECCO
QUANTITA': 24,6 T    CODICE EER: 17 04 01    OPERAZIONE: R4
DENOMINAZIONE DEI RIFIUTI: ROTTAMI DI RAME   Y22   REG. 1013/2006`,
    ],
    [
      'waste-movement',
      `
# Documento di trasporto per spedizioni transfrontaliere di rifiuti
1. Corrispondente alla notifica n. IT 018834        2. Spedizione 7 di 40
3. Esportatore - notificatore: Metalli Adda S.r.l., Lodi
4. Importatore - destinatario: Kessler Recycling GmbH, Olsberg
5. Quantità effettiva: 24,6 t     8. Vettore: Trasporti Lario S.n.c., Lecco`,
    ],
    [
      'dangerous-goods',
      `
Lackwerk Ulm GmbH, Hafenweg 3, 89073 Ulm

Empfänger: Armaturen Kessler GmbH, Lindenweg 8, 59939 Olsberg

Beförderung nach ADR: UN 1263 FARBE, 3, II, (D/E), 4 Fässer aus Stahl, 800 kg brutto. Absender ist die Lackwerk Ulm GmbH.`,
    ],
  ])('%s: %s', (kind, paper) => {
    expect(readPaper(paper).kind).toBe(kind)
  })
})

describe('a consignment whose paper has no name that is known is read as what it resembles, and doubted', () => {
  it.each<[kind: string, paper: string]>([
    [
      'packing-list',
      `
# What the boxes hold
Shipper: Nordfjord Ventil AS, Havnegata 14, 6800 Førde
Consignee: Armaturen Kessler GmbH, Lindenweg 8, 59939 Olsberg
Case no.   Description   Quantity   Net weight   Gross weight   Packages
1          Valves DN 80  24         280 kg       312 kg         1`,
    ],
    [
      'cmr',
      `
# Ladebeleg 4711
Absender: Nordfjord Ventil AS, Havnegata 14, 6800 Førde
Empfänger: Armaturen Kessler GmbH, Lindenweg 8, 59939 Olsberg
Frachtführer: Haug KG, Ulm
Ladestelle: Førde
Entladestelle: Olsberg
Ware: Armaturen
Anzahl Packstücke: 3 Paletten
Bruttogewicht: 600 kg`,
    ],
  ])('%s', (kind, paper) => {
    const read = readPaper(paper)
    expect(read.kind).toBe(kind)
    expect(read.kindConfidence).toBeLessThan(0.6)
    expect(read.values.length).toBeGreaterThan(4)
    expect(Math.max(...read.values.map((value) => value.confidence))).toBeLessThan(0.9)
  })
})

it.each([
  ['delivery-note', 'Lieferschein', 'Air Waybill No.', '125-44107285'],
  ['invoice', 'Commercial Invoice', 'Bill of Lading No.', 'HLCU118447'],
  ['packing-list', 'Packing List', 'CMR No.', '118447'],
  ['bill-of-lading', 'Bill of Lading', 'Commercial Invoice No.', '118447'],
  ['dangerous-goods', "Shipper's Declaration for Dangerous Goods", 'Air Waybill No.', '125-44107285'],
  ['delivery-note', 'Albarán de entrega', 'Factura nº', '118447'],
])('%s: the number of another paper beside its head says nothing of it', (kind, head, asks, number) => {
  expect(readPaper(`# ${head}\n\n${asks}\n${number}\n${goods}`).kind).toBe(kind)
  expect(readPaper(`# ${head}       ${asks}: ${number}\n${goods}`).kind).toBe(kind)
})
