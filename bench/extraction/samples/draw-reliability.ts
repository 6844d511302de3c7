import { writeFileSync } from 'node:fs'
import type { SampleComparison } from './compare.ts'

/** Lower ends of the groups; the last two are what is called certain. */
const FROM = [0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]
/** Fewer values say nothing about their group. */
const FEWEST = 10
const SIDE = 320
const MARGIN = 48

/** Prints how many values of each confidence are right, and draws it: on the line, as many are right as the confidence says. */
export function drawReliability(judged: SampleComparison['judged'], file: string): void {
  const groups = FROM.map((from, at) => {
    const own = judged.filter(({ confidence }) => confidence >= from && confidence < (FROM[at + 1] ?? 2))
    const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length
    return { from, count: own.length, mean, right: own.filter(({ isRight }) => isRight).length / own.length }
  }).filter(({ count }) => count > 0)
  console.log('\n| confidence from | values | mean confidence | right |\n|---|---:|---:|---:|')
  for (const { from, count, mean, right } of groups)
    console.log(`| ${from} | ${count} | ${percent(mean)} | ${percent(right)} |`)
  writeFileSync(file, drawing(groups.filter(({ count }) => count >= FEWEST)))
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function drawing(groups: readonly { count: number; mean: number; right: number }[]): string {
  const x = (share: number) => MARGIN + SIDE * share
  const y = (share: number) => MARGIN / 2 + SIDE * (1 - share)
  const size = SIDE + 1.5 * MARGIN
  const ticks = [0, 0.5, 1].flatMap((share) => [
    `<text x="${x(share)}" y="${y(0) + 18}" text-anchor="middle">${share}</text>`,
    `<text x="${MARGIN - 8}" y="${y(share) + 4}" text-anchor="end">${share}</text>`,
  ])
  const points = groups.map(
    ({ count, mean, right }) =>
      `<circle cx="${x(mean).toFixed(1)}" cy="${y(right).toFixed(1)}" r="${(2 + Math.sqrt(count) / 8).toFixed(1)}" fill="#1d5fbf" fill-opacity="0.6"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="12">
<title>How many values of each confidence are right</title>
<rect width="${size}" height="${size}" fill="white"/>
<rect x="${x(0)}" y="${y(1)}" width="${SIDE}" height="${SIDE}" fill="none" stroke="#999"/>
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#999" stroke-dasharray="4"/>
${[...ticks, ...points].join('\n')}
<text x="${x(0.5)}" y="${size - 8}" text-anchor="middle">Confidence</text>
<text x="14" y="${y(0.5)}" text-anchor="middle" transform="rotate(-90 14 ${y(0.5)})">Share that is right</text>
</svg>
`
}
