import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { linksOf } from '../audit/links.ts'
import { readProof } from '../audit/read-proof.ts'
import { type ChainLink, type Verified, verifyChain, verifyExtract } from '../audit/verify-chain.ts'
import { verifyTenant } from '../audit/verify-tenant.ts'
import { everyTenant } from './tenants.ts'
import { ASKED_WRONGLY, DONE, NOT_DONE, type Tools, type Verb } from './verb.ts'

/** Of the database, every tenant's; with a file and --database, that everything in the file is still there. */
export const verifyAudit: Verb = async (tools, [file, option]) => {
  if (file && option !== '--database') {
    tools.print(`There is no "${option}" here: only --database.`)
    return ASKED_WRONGLY
  }
  return file ? compareWithFile(tools, file) : verifyEveryTenant(tools)
}

async function verifyEveryTenant(tools: Tools): Promise<number> {
  let intact = true
  for await (const { id, name } of everyTenant(tools)) {
    const verified = await verifyTenant(tools.database, { tenantId: id, userId: null })
    tools.print(`${name} (${id}): ${inWords(verified)}`)
    intact &&= verified.broken === null
  }
  return intact ? DONE : NOT_DONE
}

/** Needs neither a database nor a configuration. */
export async function verifyFileAlone(file: string, print: Tools['print']): Promise<number> {
  try {
    const { tenantId, madeAt, isExtract, links } = await readProof(linesOf(file))
    const verified = await (isExtract ? verifyExtract : verifyChain)(links)
    print(`${isExtract ? 'Extract' : 'Proof'} of ${tenantId}, made ${madeAt}: ${inWords(verified)}`)
    return verified.broken ? NOT_DONE : DONE
  } catch (error) {
    print(`${file}: ${(error as Error).message}`)
    return ASKED_WRONGLY
  }
}

/** Somebody who owns the database can forge a whole chain again, or cut its end off; a file that was kept reveals it. */
async function compareWithFile(tools: Tools, file: string): Promise<number> {
  const alone = await verifyFileAlone(file, tools.print)
  if (alone !== DONE) return alone
  const { tenantId, links } = await readProof(linesOf(file))
  const person = { tenantId, userId: null }
  const stored = linksOf(tools.database, person)[Symbol.asyncIterator]()
  let compared = 0
  for await (const proved of links) {
    const next = await advanceTo(stored, proved.seq)
    if (next.done || next.value.hash !== proved.hash) {
      await stored.return?.(undefined)
      const why = next.done ? 'is missing from the database' : 'is another one in the database'
      tools.print(`Event ${proved.seq} of the file ${why}.`)
      return NOT_DONE
    }
    compared += 1
  }
  await stored.return?.(undefined)
  tools.print(`The database holds all ${compared} events of the file.`)
  const verified = await verifyTenant(tools.database, person)
  tools.print(`Database: ${inWords(verified)}`)
  return verified.broken ? NOT_DONE : DONE
}

/** Past the events that an extract leaves out. */
async function advanceTo(stored: AsyncIterator<ChainLink>, seq: number): Promise<IteratorResult<ChainLink>> {
  let next = await stored.next()
  while (!next.done && next.value.seq < seq) next = await stored.next()
  return next
}

function linesOf(file: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}

function inWords({ events, head, broken }: Verified): string {
  if (broken) return `BROKEN at ${broken.seq}. ${broken.why} ${events} before it are as they were recorded.`
  return `intact, ${events === 1 ? '1 event' : `${events} events`}${head ? `, head ${head.hash}` : ''}`
}
