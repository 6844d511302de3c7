import { readFileSync } from 'node:fs'
import { blankPage, collect } from '../../bench/extraction/pdf.ts'

/** Speaks of carriers, goods and weights, and is none the less a letter. */
export function letter(): Promise<Buffer> {
  const doc = blankPage(true)
  const lines = [
    'Nordlicht Maschinenbau GmbH · Werftallee 48 · 20457 Hamburg',
    '',
    'Van Dalen Wegvervoer B.V.',
    'Waalkade 19',
    '3089 JH Rotterdam',
    '',
    'Hamburg, 3 November 2026',
    '',
    'Your enquiry about our annual carriage volumes',
    '',
    'Dear Ms Verhoeven,',
    '',
    'thank you for your visit last week. As agreed we send you an outline of what we expect to',
    'ship next year. The sender of most consignments will be our works in Hamburg; the consignee',
    'differs from month to month. On average a load has a gross weight of 12 tonnes and some',
    'twenty pallets. The carrier should be able to take over goods on any working day before',
    'noon, and the place of delivery is usually in France or northern Italy.',
    '',
    'We look forward to your offer and remain',
    'with kind regards',
    '',
    'Annegret Thomsen',
    'Head of Logistics',
  ]
  lines.forEach((line, i) => {
    doc
      .font('plain')
      .fontSize(10.5)
      .text(line, 70, 70 + i * 16, { lineBreak: false })
  })
  return collect(doc)
}

export function invoice(): Promise<Buffer> {
  const doc = blankPage(true)
  const at = (text: string, x: number, y: number, size = 9, font = 'plain') =>
    doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false })
  at('RECHNUNG', 60, 60, 20, 'bold')
  at('Rechnungs-Nr.: 4711-26', 380, 60)
  at('Rechnungsdatum: 11.11.2026', 380, 74)
  at('Lieferant: Nordlicht Maschinenbau GmbH, Werftallee 48, 20457 Hamburg', 60, 100)
  at('Empfänger: Ateliers Morel et Fils SARL, 14 rue des Tanneurs, 69007 Lyon', 60, 116)
  at('Lieferbedingung: CPT Lyon, Versand mit CMR-Frachtbrief', 60, 132)
  const rows = [
    ['Pos', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'],
    ['1', 'Getriebegehäuse', '18', '410,00', '7.380,00'],
    ['2', 'Ersatzteile', '6', '95,50', '573,00'],
  ]
  rows.forEach((row, r) => {
    row.forEach((cell, c) => {
      at(cell, [60, 90, 300, 380, 470][c] as number, 170 + r * 16, 9, r === 0 ? 'bold' : 'plain')
    })
  })
  at('Gesamtbetrag EUR 7.953,00', 380, 240, 10, 'bold')
  at('Zahlbar innerhalb von 30 Tagen. USt-IdNr. DE000000000', 60, 300)
  return collect(doc)
}

/** A picture of a page and no text, slightly turned as scanners do. */
export function scan(): Promise<Buffer> {
  const doc = blankPage(true)
  const picture = readFileSync(new URL('./scanned-page.png', import.meta.url))
  doc.rotate(0.6, { origin: [297, 421] }).image(picture, 0, 0, { width: 595 })
  return collect(doc)
}
