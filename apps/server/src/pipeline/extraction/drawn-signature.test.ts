import type { ComplianceCheck } from '@efti-hub/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawPdf } from '../../../../../packages/reading/src/testing/make-pdf.ts'
import { type Hub, type Member, startHub } from '../../testing/index.ts'

let hub: Hub
let ida: Member

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())
beforeEach(async () => {
  ida = await hub.member()
})

const annexVii = [
  'ANNEX VII - INFORMATION ACCOMPANYING SHIPMENTS OF WASTE',
  '1. Person who arranges the shipment: Barrow Metals Ltd, 4 Suir Road, Waterford X91 AB12, Ireland',
  '2. Importer/consignee: Fonderie du Littoral SAS, 12 quai Nord, 59140 Dunkerque, France',
  '3. Actual quantity: Tonnes (Mg): 24.310',
  '4. Actual date of shipment: 19/11/2026',
  '5. (a) First carrier: Comeragh Haulage Ltd, Cork Road, Waterford X91 CD34, Ireland',
  'Date of transfer: 19/11/2026   Signature: J. Walsh',
  '6. Waste generator: same as block 1',
  '7. Recovery facility: Fonderie du Littoral SAS, 12 quai Nord, 59140 Dunkerque, France',
  '8. Recovery operation: R4',
  '9. Usual description of the waste: aluminium scrap, shredded',
  '10. Waste identification: Basel Annex IX: B1010; EU list of wastes: 19 12 03',
  '11. Countries/states concerned: IE, FR',
  '12. Declaration of the person who arranges the shipment',
  'I certify that the above information is complete and correct.',
  'Name: N. Power   Date: 18/11/2026   Signature:',
]
const movement = [
  'MOVEMENT DOCUMENT FOR TRANSBOUNDARY MOVEMENTS/SHIPMENTS OF WASTE',
  '1. Corresponding to notification No: IT 031877',
  '2. Serial/total number of shipments: 3 / 20',
  '3. Exporter - notifier: Ecoveneta Recuperi S.r.l., Via Brenta 14, 35010 Vigonza, Italy',
  '4. Importer - consignee: Metallwerk Inntal GmbH, Werkweg 9, 6330 Kufstein, Austria',
  '5. Actual quantity: Tonnes (Mg): 23.410',
  '6. Actual date of shipment: 18/11/2026',
  '7. Packaging: Type(s): 1 Number of packages: 60',
  '8. (a) 1st carrier: Trasporti Valsugana S.p.A., Via Roma 8, 38051 Borgo Valsugana, Italy',
  '9. Waste generator: same as block 3',
  '10. Recovery facility: Metallwerk Inntal GmbH, Werkweg 9, 6330 Kufstein, Austria',
  '11. Recovery operation: R4',
  '12. Designation of the waste: zinc ashes',
  '13. Physical characteristics: 1',
  '14. Waste identification: (i) Basel Annex VIII: A1080 (iii) EU list of wastes: 11 05 02',
  '15. Declaration of the exporter - notifier',
  'I certify that the above information is complete and correct.',
  'Name: G. Bellini   Date: 17/11/2026   Signature:',
]

const LINE = 24
type Draw = (pdf: PDFKit.PDFDocument, y: number) => void

/** A line of type after the other; `draw` gets the height of the last one. */
const print = (lines: readonly string[], draw: Draw) =>
  drawPdf((pdf) => {
    pdf.fontSize(10)
    for (const [at, text] of lines.entries()) pdf.text(text, 40, 40 + at * LINE, { lineBreak: false })
    draw(pdf, 40 + (lines.length - 1) * LINE)
  })

async function check(lines: readonly string[], draw: Draw) {
  const document = await ida.upload({ name: 'form.pdf', bytes: await print(lines, draw) })
  await hub.drain()
  const { body } = await ida.get<ComplianceCheck[]>(`/api/documents/${document.id}/compliance`)
  const signature = ({ code }: { code: string }) => code.endsWith('-DECLARATION')
  return { violated: body[0]?.violations.some(signature), unread: body[0]?.unread.find(signature) }
}

const picture = sharp({ create: { width: 300, height: 90, channels: 3, background: '#335577' } })
  .png()
  .toBuffer()

const ink: Draw = (pdf, y) => {
  pdf
    .moveTo(280, y + 8)
    .bezierCurveTo(300, y - 20, 310, y + 30, 330, y)
    .lineTo(360, y + 12)
    .stroke()
}

test.each([
  ['Annex VII', annexVii],
  ['Annex IB', movement],
])('of %s: ink and pictures in the box of the signature are looked at by a person', async (_name, lines) => {
  const image = await picture
  for (const draw of [ink, (pdf, y) => pdf.image(image, 280, y - 8, { width: 90 })] satisfies Draw[]) {
    const { violated, unread } = await check(lines, draw)
    expect([violated, unread?.evidence?.page]).toEqual([false, 1])
    expect(unread?.evidence?.box?.[0]).toBeGreaterThan(270)
  }
})

test.each<[string, Draw]>([
  ['nothing', () => {}],
  [
    'the frame and the rule of the form',
    (pdf, y) => {
      pdf.roundedRect(36, y - 60, 520, 90, 6).stroke()
      pdf
        .moveTo(280, y + 12)
        .lineTo(420, y + 12)
        .stroke()
    },
  ],
  [
    'a stroke in white',
    (pdf, y) => {
      pdf.strokeColor('white')
      ink(pdf, y)
    },
  ],
])('a box with %s is not signed', async (_name, draw) => {
  expect(await check(annexVii, draw)).toEqual({ violated: true, unread: undefined })
})

test('a logo at the head or the foot of the page signs nothing', async () => {
  const image = await picture
  const logos: Draw = (pdf, y) => {
    pdf.image(image, 450, 5, { width: 90 })
    pdf.image(image, 40, y + 200, { width: 90 })
  }
  expect(await check(annexVii, logos)).toEqual({ violated: true, unread: undefined })
})
