import { BUCKETS } from './buckets.ts'
import type { SeenWord } from './seen-document.ts'

/** Length of the row of a sign. */
export const WIDTH = 48

/** Rows of signs, and what each tag looks for in their sum. */
export interface Network {
  /** BUCKETS rows of WIDTH whole numbers from -127 to 127, each row times its scale. */
  rows: Int8Array
  scales: Float32Array
  /** A row of WIDTH for each tag, and what is added. */
  ofTags: Float32Array
  bias: Float32Array
}

/** How likely each word is part of each tag: the rows of its signs are summed, negative sums dropped, and the tags compared. */
export function tagWords(words: readonly SeenWord[], network: Network): Float32Array[] {
  let line: Uint16Array | undefined
  const ofLine = new Float32Array(WIDTH)
  return words.map(({ own, ofRun }) => {
    if (ofRun !== line) {
      line = ofRun
      ofLine.fill(0)
      addRows(ofLine, ofRun, network)
    }
    const sum = ofLine.slice()
    addRows(sum, own, network)
    const scale = 1 / Math.sqrt(own.length + ofRun.length + 1)
    for (let at = 0; at < WIDTH; at++) sum[at] = Math.max(0, scale * (sum[at] as number))
    return shares(sum, network)
  })
}

function addRows(sum: Float32Array, signs: Uint16Array, { rows, scales }: Network): void {
  for (const sign of signs) {
    const scale = scales[sign] as number
    const from = sign * WIDTH
    for (let at = 0; at < WIDTH; at++) sum[at] = (sum[at] as number) + scale * (rows[from + at] as number)
  }
}

function shares(sum: Float32Array, { ofTags, bias }: Network): Float32Array {
  const scores = bias.map((start, tag) => {
    let score = start
    for (let at = 0; at < WIDTH; at++) score += (ofTags[tag * WIDTH + at] as number) * (sum[at] as number)
    return score
  })
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / total)
}

/** The network as text, for its file. */
export function packNetwork({ rows, scales, ofTags, bias }: Network): string {
  const bytes = [rows, scales, ofTags, bias].map(({ buffer }) => Buffer.from(buffer))
  return Buffer.concat(bytes).toString('base64')
}

/** @param tags how many there are */
export function unpackNetwork(text: string, tags: number): Network {
  const { buffer } = new Uint8Array(Buffer.from(text, 'base64'))
  const ends = [BUCKETS * WIDTH, 4 * BUCKETS, 4 * tags * WIDTH, 4 * tags]
  let from = 0
  const [rows, scales, ofTags, bias] = ends.map((length) => {
    from += length
    return buffer.slice(from - length, from)
  }) as [ArrayBuffer, ArrayBuffer, ArrayBuffer, ArrayBuffer]
  return {
    rows: new Int8Array(rows),
    scales: new Float32Array(scales),
    ofTags: new Float32Array(ofTags),
    bias: new Float32Array(bias),
  }
}
