import type { LetterText } from './letters.ts'
import { type Draw, type Font, write } from './sheet.ts'

const LEFT = 68
const WIDTH = 460

/** A business letter: sender's line, address, subject, paragraphs. */
export function drawLetter(letter: LetterText, font: Font): Draw {
  const { size, leading } = font === 'typed' ? { size: 9, leading: 5 } : { size: 10.5, leading: 4 }
  return (doc) => {
    write(doc, letter.from, LEFT, 60, { font: 'plain', size: 8 })
    letter.to.forEach((line, i) => {
      write(doc, line, LEFT, 110 + i * 16, { font, size })
    })
    write(doc, letter.date, 340, 200, { font, size })
    write(doc, letter.subject, LEFT, 240, { font: font === 'serif' ? 'serif-bold' : 'bold', size: size + 1 })
    doc.font(font).fontSize(size)
    doc.text(letter.paragraphs.join('\n\n'), LEFT, 275, { width: WIDTH, lineGap: leading })
    const below = doc.y + 24
    letter.close.forEach((line, i) => {
      write(doc, line, LEFT, below + i * 18 + (i > 0 ? 30 : 0), { font, size })
    })
  }
}
