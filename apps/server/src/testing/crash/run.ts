import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureWebBuild } from '../../platform/web-build.ts'
import { freePort } from '../free-port.ts'
import { Member } from '../member.ts'
import { endAllProducts, type Product, startProduct } from '../product.ts'
import { chanceFrom } from './chance.ts'
import { inDatabaseOf } from './database.ts'
import { actUntil, type Crowd, requireService } from './people.ts'
import { type Found, verify } from './verify.ts'
import { kill, killAll, VICTIMS, type Victim } from './victims.ts'

/**
 * `npm run test:crash [-- --rounds=200 --seed=1 --minutes=60]`: kill -9 while people work, again and again on data that grow;
 * after each round what is there is compared with what people were answered. Ends with 1 when anything was found.
 */

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const ROUNDS = option('rounds', 200)
const SEED = option('seed', Date.now() % 1_000_000)
const MINUTES = option('minutes', Number.POSITIVE_INFINITY)
/** A new organisation comes every so many rounds. */
const ROUNDS_EACH = 25
const LATEST_MOMENT_MS = 1_500
/** People go on after the crash, against what is left. */
const AFTERWARDS_MS = 300

const dataDir = mkdtempSync(join(tmpdir(), 'efti-crash-'))
chmodSync(dataDir, 0o711)
const env = { PORT: `${await freePort()}` }
const chance = chanceFrom(SEED)
const crowd: Crowd = { members: [], papers: [], faults: [], chance: chanceFrom(SEED + 1), nextNumber: 1 }
const seqs = new Map<string, number>()
const tally = new Map<
  Victim,
  { rounds: number; killed: number; lost: number; duplicated: number; other: number }
>()
const began = Date.now()
let done = 0
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAllProducts().finally(() => process.exit(1)))
console.log(`seed ${SEED}, ${ROUNDS} rounds`)

try {
  await ensureWebBuild(console.log)
  let product = await startProduct({ dataDir, env })
  for (; done < ROUNDS && Date.now() - began < MINUTES * 60_000; done++) {
    if (done % ROUNDS_EACH === 0) crowd.members.push(await Member.register(product.url))
    const victim = chance.oneOf(VICTIMS)
    const moment = Math.round(chance.next() * LATEST_MOMENT_MS)
    const since = Date.now()
    let isEnded = false
    const acting = actUntil(crowd, () => isEnded)
    await sleep(moment)
    const killed = await (victim === 'everything'
      ? killAll(product, dataDir)
      : kill(victim, product.supervisor.pid ?? 0, dataDir))
    await sleep(AFTERWARDS_MS)
    isEnded = true
    await acting
    product = await bringBack(victim, product)
    await requireService(crowd)
    const found = await inDatabaseOf(dataDir, (client) => verify(crowd, client, dataDir, seqs))
    note(victim, killed, found)
    console.log(
      `round ${done + 1}: ${victim} after ${moment} ms, ${summary(found)}, ${crowd.papers.length} uploads, ${Date.now() - since} ms`,
    )
    for (const line of [...found.lost, ...found.duplicated, ...found.other]) console.log(`  ${line}`)
  }
  await product.end('SIGTERM')
} finally {
  await endAllProducts()
  rmSync(dataDir, { recursive: true, force: true })
  print()
}
const isClean = [...tally.values()].every(({ lost, duplicated, other }) => lost + duplicated + other === 0)
// Where nothing was killed, or nobody got an answer, nothing was shown.
const isTelling =
  [...tally.values()].every(({ rounds, killed }) => killed >= rounds) &&
  actsOf().some(({ isAnswered }) => isAnswered)
if (!isTelling)
  console.log('This run shows nothing: a process was not there to be killed, or no act was answered.')
process.exit(isClean && isTelling ? 0 : 1)

/** A supervisor that has ended is started again, as a service manager does; it brings back the others by itself. */
async function bringBack(victim: Victim, product: Product): Promise<Product> {
  const startsItself = victim === 'worker' || victim === 'api' || victim === 'worker and api'
  if (!startsItself) {
    while (product.supervisor.exitCode === null && product.supervisor.signalCode === null) await sleep(20)
    return startProduct({ dataDir, env })
  }
  while (!(await fetch(`${product.url}/readyz`).catch(() => null))?.ok) await sleep(50)
  return product
}

function note(victim: Victim, killed: number, { lost, duplicated, other }: Found): void {
  const row = tally.get(victim) ?? { rounds: 0, killed: 0, lost: 0, duplicated: 0, other: 0 }
  row.rounds += 1
  row.killed += killed
  row.lost += lost.length
  row.duplicated += duplicated.length
  row.other += other.length
  tally.set(victim, row)
}

function summary({ lost, duplicated, other }: Found): string {
  return `${lost.length} lost, ${duplicated.length} duplicated, ${other.length} other`
}

function print(): void {
  console.log(
    '\n| kill -9 of | rounds | processes killed | lost | duplicated | other |\n|---|---|---|---|---|---|',
  )
  for (const [victim, row] of tally) console.log(`| ${victim} | ${Object.values(row).join(' | ')} |`)
  const answered = crowd.papers.filter(({ isAnswered }) => isAnswered).length
  const acts = actsOf()
  console.log(
    `\n${done} of ${ROUNDS} rounds, seed ${SEED}, ${Math.round((Date.now() - began) / 1000)} s: ` +
      `${crowd.papers.length} uploads (${answered} answered), ${acts.length} other acts ` +
      `(${acts.filter(({ isAnswered }) => isAnswered).length} answered), load ${loadavg()[0]?.toFixed(1)}`,
  )
}

function actsOf() {
  return crowd.papers.flatMap(({ corrections, readAgain, approval, removal }) =>
    [...corrections, ...readAgain, approval, removal].filter((sent) => sent !== null),
  )
}
