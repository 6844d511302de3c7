import type { SetLine } from './set-paper.ts'

/** A bill of lading down to its parties: what a test is about stands below. */
export const billHead: readonly SetLine[] = [
  [40, 20, 'BILL OF LADING', 14],
  [40, 50, 'SHIPPER'],
  [40, 62, 'KALAMON AVEE'],
  [40, 74, '24200 MESSINI, GREECE'],
  [300, 50, 'CONSIGNEE'],
  [300, 62, 'COASTLINE LTD'],
  [300, 74, 'LIVERPOOL'],
]

/** An air waybill down to the headings of its goods, which begin at 112 points. */
export const waybillHead: readonly SetLine[] = [
  [40, 20, 'AIR WAYBILL', 14],
  [40, 42, 'Shipper'],
  [40, 53, 'Moldes del Ebro S.A.'],
  [40, 100, 'No. of pieces', 6],
  [110, 100, 'Gross weight', 6],
  [180, 100, 'Rate class', 6],
  [240, 100, 'Chargeable weight', 6],
  [330, 100, 'Nature and quantity of goods', 6],
]

/** A CMR note without its title: its parties and one line of goods. */
export const noteOfTimber: readonly SetLine[] = [
  [40, 100, '1 Absender'],
  [40, 112, 'Holzwerk Tannberg GmbH'],
  [40, 124, 'Sägestraße 4, 87435 Kempten'],
  [300, 100, '2 Empfänger'],
  [300, 112, 'Segheria Valfredda S.r.l.'],
  [300, 124, 'Via Roma 12, 39100 Bolzano'],
  [40, 160, '16 Frachtführer'],
  [40, 172, 'Allgäu Transporte GmbH, 87437 Kempten'],
  [40, 220, '9 Bezeichnung des Gutes'],
  [300, 220, '11 Bruttogewicht in kg'],
  [40, 232, 'Schnittholz'],
  [300, 232, '21 400'],
]
