import { loadavg } from 'node:os'
import { FEWEST_LOOKS, judge } from './judge.ts'
import { printCalls, printMessages } from './print.ts'
import { isSound, runLoad } from './run-load.ts'
import { seriesOf } from './series.ts'
import { HALF, SMALL } from './sizes.ts'

/**
 * `npm run test:soak [-- --minutes=30 --small --leak=sockets]`: half of the load of bench:load for half an hour; a line through the second half shows whether memory,
 * handles and database connections stay flat. Ends with 1 when one of them grows, a call has failed, or a socket has missed a message.
 * `--leak=sockets` opens one socket more every second and must end with 1.
 */

const minutes = Number(process.argv.find((one) => one.startsWith('--minutes='))?.split('=')[1] ?? 30)
const size = process.argv.includes('--small') ? SMALL : HALF
const leaks = process.argv.includes('--leak=sockets')
const SAMPLE_SECONDS = Math.min(15, (minutes * 60) / (2 * FEWEST_LOOKS + 2))

let nextLeak = 0
const result = await runLoad({
  ...size,
  seconds: minutes * 60,
  sampleSeconds: SAMPLE_SECONDS,
  onSample: ({ atMs, memory, handles, connections }) => {
    const of = (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([name, count]) => `${name} ${Math.round(count)}`)
        .join(', ')
    console.log(
      `${(atMs / 60_000).toFixed(1)} min: MB ${of(memory)}; handles ${of(handles)}; connections ${of(connections)}; load ${loadavg()[0]?.toFixed(1)}`,
    )
  },
  everySecond: (sockets, people) => {
    const person = people[nextLeak++ % people.length]
    if (leaks && person) void sockets.openOne(person)
  },
})

console.log('\n| what | first | last | level | a hour | over the second half | of it chance | grows |')
console.log('|---|---:|---:|---:|---:|---:|---:|---|')
const growing = seriesOf(result.vitals).filter(({ name, bound, looks }) => {
  const { level, perHour, rise, uncertain, grows } = judge(looks, bound)
  const cells = [looks[0]?.value ?? 0, looks.at(-1)?.value ?? 0, level, perHour, rise]
  console.log(
    `| ${name} | ${cells.map((cell) => cell.toFixed(1)).join(' | ')} | ±${uncertain.toFixed(1)} | ${grows ? 'yes' : 'no'} |`,
  )
  return grows
})
printCalls(result)
printMessages(result)
const missing = result.messages.reduce((sum, one) => sum + one.missing, 0)
const isGood = growing.length === 0 && isSound(result)
console.log(
  isGood
    ? '\nNothing is seen to grow, no call failed, no message was missed.'
    : `\nNot good: ${growing.map(({ name }) => name).join(', ') || 'nothing'} grows, ${result.calls.faults} calls failed, ${missing} messages were missed; closed sockets and unread uploads are above.`,
)
process.exit(isGood ? 0 : 1)
