import { encode } from 'uqr'
import type { Doc } from './page-layout.ts'

/** Level M bears a fold or a stain of 15 %; the quiet zone of four modules is part of `size`, in points. */
export function drawQrCode(doc: Doc, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const module = size / data.length
  doc.save().fillColor('#000000')
  data.forEach((row, i) => {
    row.forEach((dark, j) => {
      // A hair wider than a module, so that no light line shows between two dark ones.
      if (dark) doc.rect(x + j * module, y + i * module, module + 0.05, module + 0.05)
    })
  })
  doc.fill().restore()
}
