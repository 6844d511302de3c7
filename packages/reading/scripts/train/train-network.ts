import { randomOf } from '../../../../samples/make/scans/random.ts'
import { BUCKETS } from '../../src/learned/buckets.ts'
import { type Network, WIDTH } from '../../src/learned/network.ts'
import type { SeenWord } from '../../src/learned/seen-document.ts'
import { tags } from '../../src/learned/tags.ts'

/** A document as it is seen with other labels missing each time, and the tag of each word. */
export interface Lesson {
  views: { words: readonly SeenWord[]; tags: readonly number[] }[]
}

const EPOCHS = 10
const RATE = 0.15
/** So many of the signs of a word are left out, others each time: it learns from all, not from one. */
const LEFT_OUT = 0.4
const SEED = 1
/** A step smaller than this changes nothing. */
const TINY = 1e-9

/** Adagrad over all words that are part of no label; the same lessons give the same network. */
export function trainNetwork(lessons: readonly Lesson[], log: (line: string) => void = () => {}): Network {
  const random = randomOf(SEED)
  const state = startOf(random)
  const order = lessons.map((_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    const rate = RATE * (1 - epoch / EPOCHS)
    let loss = 0
    let count = 0
    for (const at of order) {
      const { views } = lessons[at] as Lesson
      const view = views[(at + epoch) % views.length] as Lesson['views'][number]
      const done = learnView(view, state, rate, random)
      loss += done.loss
      count += done.count
    }
    log(`epoch ${epoch + 1}: loss ${(loss / count).toFixed(4)} over ${count} words`)
  }
  return inBytes(state)
}

interface State {
  rows: Float32Array
  ofTags: Float32Array
  bias: Float32Array
  /** Sums of squared steps. */
  seenRows: Float32Array
  seenTags: Float32Array
  seenBias: Float32Array
}

function startOf(random: () => number): State {
  const count = tags.length
  return {
    rows: new Float32Array(BUCKETS * WIDTH).map(() => (random() - 0.5) * 0.2),
    ofTags: new Float32Array(count * WIDTH).map(() => (random() - 0.5) * 0.4),
    bias: new Float32Array(count),
    seenRows: new Float32Array(BUCKETS).fill(1e-3),
    seenTags: new Float32Array(count * WIDTH).fill(1e-3),
    seenBias: new Float32Array(count).fill(1e-3),
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
}

function learnView(
  { words, tags: wanted }: Lesson['views'][number],
  state: State,
  rate: number,
  random: () => number,
) {
  let loss = 0
  let count = 0
  const step = new Float32Array(WIDTH)
  for (let from = 0; from < words.length; ) {
    const { ofRun } = words[from] as SeenWord
    let end = from
    while (words[end]?.ofRun === ofRun) end++
    const signs = ofRun.filter(() => random() >= LEFT_OUT)
    const line = sumOf(signs, state.rows)
    const ofLine = new Float32Array(WIDTH)
    for (let at = from; at < end; at++) {
      const seen = words[at] as SeenWord
      if (seen.isLabel) continue
      const own = seen.own.filter(() => random() >= LEFT_OUT)
      loss += learnWord(line, own, signs.length, wanted[at] as number, state, rate, step)
      count++
      for (let i = 0; i < WIDTH; i++) ofLine[i] = (ofLine[i] as number) + (step[i] as number)
    }
    moveRows(signs, ofLine, state, rate)
    from = end
  }
  return { loss, count }
}

function sumOf(signs: Uint16Array, rows: Float32Array): Float32Array {
  const sum = new Float32Array(WIDTH)
  for (const sign of signs) {
    const from = sign * WIDTH
    for (let i = 0; i < WIDTH; i++) sum[i] = (sum[i] as number) + (rows[from + i] as number)
  }
  return sum
}

/** One word: its tag is made likelier. Leaves in `step` how the rows of its line have to move. @returns its loss */
function learnWord(
  line: Float32Array,
  own: Uint16Array,
  ofLine: number,
  wanted: number,
  state: State,
  rate: number,
  step: Float32Array,
): number {
  const sum = sumOf(own, state.rows)
  const scale = 1 / Math.sqrt(own.length + ofLine + 1)
  for (let i = 0; i < WIDTH; i++) sum[i] = Math.max(0, scale * ((sum[i] as number) + (line[i] as number)))
  const shares = sharesOf(sum, state)
  step.fill(0)
  for (let tag = 0; tag < shares.length; tag++) {
    const error = (shares[tag] as number) - (tag === wanted ? 1 : 0)
    if (Math.abs(error) >= 1e-4) moveTag(tag, error, sum, state, rate, step)
  }
  for (let i = 0; i < WIDTH; i++) step[i] = sum[i] === 0 ? 0 : scale * (step[i] as number)
  moveRows(own, step, state, rate)
  return -Math.log((shares[wanted] as number) + 1e-12)
}

function sharesOf(sum: Float32Array, { ofTags, bias }: State): Float32Array {
  const shares = bias.slice()
  let most = Number.NEGATIVE_INFINITY
  for (let tag = 0; tag < shares.length; tag++) {
    const from = tag * WIDTH
    let score = shares[tag] as number
    for (let i = 0; i < WIDTH; i++) score += (ofTags[from + i] as number) * (sum[i] as number)
    shares[tag] = score
    most = Math.max(most, score)
  }
  let total = 0
  for (let tag = 0; tag < shares.length; tag++) {
    shares[tag] = Math.exp((shares[tag] as number) - most)
    total += shares[tag] as number
  }
  for (let tag = 0; tag < shares.length; tag++) shares[tag] = (shares[tag] as number) / total
  return shares
}

function moveTag(
  tag: number,
  error: number,
  sum: Float32Array,
  { ofTags, bias, seenTags, seenBias }: State,
  rate: number,
  step: Float32Array,
): void {
  seenBias[tag] = (seenBias[tag] as number) + error * error
  bias[tag] = (bias[tag] as number) - (rate * error) / Math.sqrt(seenBias[tag] as number)
  const from = tag * WIDTH
  for (let i = 0; i < WIDTH; i++) {
    const slope = error * (sum[i] as number)
    step[i] = (step[i] as number) + error * (ofTags[from + i] as number)
    const seen = (seenTags[from + i] as number) + slope * slope
    seenTags[from + i] = seen
    ofTags[from + i] = (ofTags[from + i] as number) - (rate * slope) / Math.sqrt(seen)
  }
}

function moveRows(signs: Uint16Array, step: Float32Array, { rows, seenRows }: State, rate: number): void {
  let square = 0
  for (const one of step) square += one * one
  if (square <= TINY) return
  for (const sign of signs) {
    const seen = (seenRows[sign] as number) + square / WIDTH
    seenRows[sign] = seen
    const pace = rate / Math.sqrt(seen)
    const from = sign * WIDTH
    for (let i = 0; i < WIDTH; i++) rows[from + i] = (rows[from + i] as number) - pace * (step[i] as number)
  }
}

/** Each row in whole numbers up to 127, and what they are multiplied by. */
function inBytes({ rows, ofTags, bias }: State): Network {
  const bytes = new Int8Array(rows.length)
  const scales = new Float32Array(BUCKETS)
  for (let sign = 0; sign < BUCKETS; sign++) {
    const row = rows.subarray(sign * WIDTH, (sign + 1) * WIDTH)
    const most = row.reduce((largest, one) => Math.max(largest, Math.abs(one)), 1e-6)
    scales[sign] = most / 127
    for (let i = 0; i < WIDTH; i++) bytes[sign * WIDTH + i] = Math.round((127 * (row[i] as number)) / most)
  }
  return { rows: bytes, scales, ofTags, bias }
}
