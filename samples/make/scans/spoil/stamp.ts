import type { Random } from '../random.ts'
import { type Picture, pictureOf, sharpOf } from './picture.ts'

/** How many, as shares of the page's width and height from which they are placed. */
const PLACES = [
  [0.3, 0.22],
  [0.62, 0.48],
  [0.34, 0.74],
] as const

/** Round and square stamps in pale ink over the text. Their own words are no part of the truth: they stay unreadable rings and bars. */
export async function addStamps(picture: Picture, random: Random): Promise<Picture> {
  const { width, height, dpi } = picture
  const inch = dpi
  const marks = PLACES.map(([x, y], n) => {
    const cx = (x + (random() - 0.5) * 0.1) * width
    const cy = (y + (random() - 0.5) * 0.06) * height
    const turn = (random() - 0.5) * 40
    return n % 2 === 0 ? ring(cx, cy, inch, turn) : frame(cx, cy, inch, turn)
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="white"/>
    <g stroke="#909090" fill="none" stroke-width="${inch * 0.025}">${marks.join('')}</g></svg>`
  return pictureOf(sharpOf(picture).composite([{ input: Buffer.from(svg), blend: 'multiply' }]), dpi)
}

function ring(x: number, y: number, inch: number, turn: number): string {
  const bars = [-0.18, 0, 0.18].map(
    (at) =>
      `<path d="M${-0.45 * inch} ${at * inch}H${0.45 * inch}" stroke-dasharray="${inch * 0.07} ${inch * 0.04}"/>`,
  )
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${0.7 * inch}"/><circle r="${0.6 * inch}"/>${bars.join('')}</g>`
}

function frame(x: number, y: number, inch: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-0.9 * inch}" y="${-0.35 * inch}" width="${1.8 * inch}" height="${0.7 * inch}"/><path d="M${-0.75 * inch} 0H${0.75 * inch}"/></g>`
}
