import { percentileOf } from '../../apps/server/src/testing/percentile-of.ts'
import type { FirstLoad } from './first-load.ts'
import type { Audited } from './lighthouse.ts'
import type { Measured } from './measure.ts'

/** Smaller parts are counted and not listed, in kilobytes. */
const WORTH_NAMING = 2

export function printFirstLoads(loads: ReadonlyMap<string, FirstLoad>) {
  console.log(
    '\nFirst load without a cache, until the screen is quiet. Aim: at most 180 kB of gzipped script.\n',
  )
  console.log('| screen          | script, gzipped | requests | all, as it travels | scripts by name')
  console.log('|-----------------|----------------:|---------:|-------------------:|----------------')
  for (const [screen, { parts, kilobytes, requests, transferred }] of loads) {
    const large = parts.filter(([, size]) => size >= WORTH_NAMING)
    const names = large.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ')
    const rest = parts.length - large.length
    console.log(
      `| ${screen.padEnd(15)} | ${kB(kilobytes).padStart(15)} | ${String(requests).padStart(8)} | ${kB(transferred).padStart(18)} | ${names}; ${rest} smaller`,
    )
  }
}

const kB = (kilobytes: number) => `${kilobytes.toFixed(0)} kB`

export function printInteractions(
  [plain = [], slowed = []]: Measured[][],
  aims: readonly [{ p75: number }, { p75: number }],
) {
  console.log('| interaction                          |  N |  p75 |  max | 4x: p75 |  max | aims met |')
  console.log('|--------------------------------------|---:|-----:|-----:|--------:|-----:|----------|')
  for (const [at, { action, delays }] of plain.entries()) {
    const late = slowed[at]?.delays ?? []
    const figures = [
      percentileOf(delays, 0.75),
      Math.max(...delays),
      percentileOf(late, 0.75),
      Math.max(...late),
    ]
    const [p75, most, lateP75, lateMost] = figures.map((figure) => figure.toFixed(0))
    const met = (figures[0] ?? 0) <= aims[0].p75 && (figures[2] ?? 0) <= aims[1].p75
    console.log(
      `| ${action.padEnd(36)} | ${String(delays.length).padStart(2)} | ${p75?.padStart(4)} | ${most?.padStart(4)} | ${lateP75?.padStart(7)} | ${lateMost?.padStart(4)} | ${(met ? 'yes' : 'no').padEnd(8)} |`,
    )
  }
}

export function printAudits(audits: readonly Audited[]) {
  console.log(
    '\nLighthouse. Aims: performance 95 on a desktop and 90 on a phone, the others 100, painted within 1 s.\n',
  )
  console.log(
    '| screen          | device  | performance | accessibility | best practices | largest paint | blocked | shifted | faults',
  )
  console.log(
    '|-----------------|---------|------------:|--------------:|---------------:|--------------:|--------:|--------:|-------',
  )
  for (const { screen, device, points, paintMs, blockedMs, shift, faults } of audits) {
    const [performance, accessibility, practices] = points.map(String)
    console.log(
      `| ${screen.padEnd(15)} | ${device.padEnd(7)} | ${performance?.padStart(11)} | ${accessibility?.padStart(13)} | ${practices?.padStart(14)} | ${`${paintMs.toFixed(0)} ms`.padStart(13)} | ${`${blockedMs.toFixed(0)} ms`.padStart(7)} | ${shift.toFixed(3).padStart(7)} | ${faults.join(', ')}`,
    )
  }
}
