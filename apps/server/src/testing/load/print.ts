import { cpus, loadavg } from 'node:os'
import { percentileOf } from '../percentile-of.ts'
import type { CallTimes } from './call-times.ts'
import type { LoadResult } from './run-load.ts'

const whole = (ms: number) => ms.toFixed(0)
const PERCENTILES = 'p50 | p95 | p99 | max'

/** Tables of Markdown; milliseconds. */
export function printCalls({ opening, calls, seconds, complaints }: LoadResult): void {
  console.log(`\n| call | N | ${PERCENTILES} |\n|---|---:|---:|---:|---:|---:|`)
  for (const { times } of [opening, calls])
    for (const [kind, own] of times)
      console.log(`| ${kind} | ${own.length} | ${spread(own).map(whole).join(' | ')} |`)
  const count = [...calls.times.values()].reduce((sum, own) => sum + own.length, 0)
  console.log(
    `\n${count} calls in ${seconds.toFixed(0)} s, ${(count / seconds).toFixed(1)} a second; ${calls.faults + opening.faults} failed (500 or more, or no answer), ${calls.putOff + opening.putOff} were put off (503, with a time to try again)`,
  )
  for (const [what, many] of [...errorsOf(opening), ...errorsOf(calls)]) console.log(`${many} times ${what}`)
  console.log(`${complaints.length} warnings and errors in the product's log`)
  for (const line of complaints.slice(0, 5)) console.log(line.slice(0, 400))
}

const errorsOf = ({ errors }: CallTimes) => [...errors].toSorted(([, one], [, other]) => other - one)

export function printMessages(result: LoadResult): void {
  const { messages, messagesHeard, sockets, driverLateMs, isRead, failedJobs } = result
  console.log(`\n| message, until it was at the socket | sockets reached | ${PERCENTILES} | missed |`)
  console.log('|---|---:|---:|---:|---:|---:|---:|')
  for (const { what, delays, missing } of messages)
    console.log(`| ${what} | ${delays.length} | ${spread(delays).map(whole).join(' | ')} | ${missing} |`)
  const closes = [...sockets.closes].map(([code, many]) => `${many} with ${code}`).join(', ') || 'none'
  console.log(
    `\n${messagesHeard} messages at ${sockets.opened} sockets, ${sockets.openAtTheEnd} open at the end, closed by the server: ${closes}`,
  )
  if (failedJobs > 0) console.log(`${failedJobs} jobs failed.`)
  if (!isRead) console.log('Jobs were still under way five minutes after the last upload.')
  console.log(
    `The driver was up to ${whole(driverLateMs)} ms late in 99 of 100 turns; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`,
  )
}

export function printMemory({ vitals }: LoadResult): void {
  const [first, middle, last] = [vitals[0], vitals[Math.floor(vitals.length / 2)], vitals.at(-1)]
  console.log('\n| process | MB at the start | in the middle | at the end | handles | | |')
  console.log('|---|---:|---:|---:|---:|---:|---:|')
  for (const part of Object.keys(first?.memory ?? {})) {
    const cells = (['memory', 'handles'] as const).flatMap((of) =>
      [first, middle, last].map((one) => whole(one?.[of][part] ?? Number.NaN)),
    )
    console.log(`| ${part} | ${cells.join(' | ')} |`)
  }
  const connections = Object.entries(last?.connections ?? {}).map(([name, many]) => `${name} ${many}`)
  console.log(`\nConnections to the database at the end: ${connections.join(', ')}`)
}

/** p50, p95, p99 and the largest. */
const spread = (numbers: readonly number[]) =>
  [0.5, 0.95, 0.99, 1].map((share) => percentileOf(numbers, share))
