import PDFDocument from 'pdfkit'
import type { UploadFile } from '../apps/server/src/testing/index.ts'

interface NoteFaults {
  /** Of taking over; left out: missing on the document. */
  date?: string
  /** As the consignee's address ends. */
  country?: string
  /** As the sender's address ends. */
  sender?: string
  /** As the carrier's address ends. */
  carrier?: string
  /** As the place of delivery ends. */
  delivery?: string
  number?: string
}

/** A CMR note on one page that breaks no rule, except for what a test makes wrong. */
export async function consignmentNote({
  date = '19.11.2026',
  country = 'France',
  sender = 'Germany',
  carrier = 'Germany',
  delivery = 'France',
  number = 'D-26-1207',
}: NoteFaults = {}): Promise<UploadFile> {
  const boxes: [left: number, top: number, width: number, lines: string[]][] = [
    [
      40,
      60,
      260,
      [
        '1 Sender (name, address, country)',
        'Muster Maschinenbau AG',
        'Hafenstrasse 12',
        '20457 Hamburg',
        sender,
      ],
    ],
    [
      300,
      60,
      255,
      [
        '16 Carrier (name, address, country)',
        'Spedition Beispiel GmbH',
        'Am Wall 28',
        '28195 Bremen',
        carrier,
      ],
    ],
    [
      40,
      140,
      260,
      [
        '2 Consignee (name, address, country)',
        'Exemple Outillage SARL',
        'Quai du Commerce 4',
        '69009 Lyon',
        country,
      ],
    ],
    [300, 140, 255, ['Vehicle registration', 'DE HB-MB 1207']],
    [40, 220, 260, ['3 Place of delivery of the goods', 'Quai du Commerce 4', '69009 Lyon', delivery]],
    [
      300,
      220,
      255,
      [
        '4 Place and date of taking over the goods',
        'Hafenstrasse 12',
        '20457 Hamburg',
        'Germany',
        ...(date ? [date] : []),
      ],
    ],
    [40, 310, 90, ['6 Marks and Nos', 'MUSTER 1-12']],
    [130, 310, 90, ['7 Number of packages', '12']],
    [220, 310, 100, ['8 Method of packing', 'pallets']],
    [320, 310, 120, ['9 Nature of the goods', 'Machine parts']],
    [440, 310, 115, ['11 Gross weight in kg', '12400']],
  ]
  const pdf = new PDFDocument({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.fontSize(14).text('INTERNATIONAL CONSIGNMENT NOTE (CMR)', 40, 30, { lineBreak: false })
  pdf.fontSize(9).text(`CMR No. ${number}`, 440, 34, { lineBreak: false })
  for (const [left, top, width, lines] of boxes) {
    pdf.rect(left, top, width, 12 * lines.length + 18).stroke()
    lines.forEach((line, at) => {
      pdf.fontSize(at === 0 ? 7 : 9).text(line, left + 4, top + 5 + 12 * at, { lineBreak: false })
    })
  }
  pdf.end()
  await ended
  return { name: `cmr-${number}.pdf`, bytes: Buffer.concat(chunks), mimeType: 'application/pdf' }
}
