import { createHash } from 'node:crypto'

export interface ChainLink {
  seq: number
  previousHash: string
  hash: string
  /** What was hashed of the event, character by character; null: the event is gone. */
  event: string | null
}

export interface Verified {
  /** How many are as they were recorded, up to the first that is not. */
  events: number
  head: { seq: number; hash: string } | null
  broken: { seq: number; why: string } | null
}

const BEFORE_THE_FIRST = '0'.repeat(64)

type FaultOf = (link: ChainLink, before: Verified['head']) => Verified['broken']

/** Follows the chain from its beginning to the first link that fails. */
export function verifyChain(links: AsyncIterable<ChainLink>): Promise<Verified> {
  return follow(links, faultInChain)
}

/**
 * Follows an extract, in which events are left out: each event has its own hash, and where one follows the other, the chain
 * is followed too. The end of the chain is not known from it.
 */
export async function verifyExtract(links: AsyncIterable<ChainLink>): Promise<Verified> {
  return { ...(await follow(links, faultInExtract)), head: null }
}

async function follow(links: AsyncIterable<ChainLink>, faultOf: FaultOf): Promise<Verified> {
  let head: Verified['head'] = null
  let events = 0
  for await (const link of links) {
    const broken = faultOf(link, head)
    if (broken) return { events, head, broken }
    head = { seq: link.seq, hash: link.hash }
    events += 1
  }
  return { events, head, broken: null }
}

const faultInChain: FaultOf = (link, before) => {
  const expected = (before?.seq ?? 0) + 1
  if (link.seq !== expected) return { seq: expected, why: `Event ${expected} is missing from the chain.` }
  return faultOfNext(link, before) ?? faultOfContent(link)
}

const faultInExtract: FaultOf = (link, before) => {
  const { seq } = link
  const last = before?.seq ?? 0
  if (seq <= last) return { seq, why: `Event ${seq} is listed after event ${last}.` }
  return (seq === last + 1 ? faultOfNext(link, before) : null) ?? faultOfContent(link)
}

function faultOfNext({ seq, previousHash }: ChainLink, before: Verified['head']): Verified['broken'] {
  if (previousHash === (before?.hash ?? BEFORE_THE_FIRST)) return null
  return { seq, why: `Event ${seq} does not continue from the event before it.` }
}

function faultOfContent({ seq, previousHash, hash, event }: ChainLink): Verified['broken'] {
  if (event === null) return { seq, why: `Event ${seq} was removed; only its seal is left.` }
  if (hashOf(previousHash, seq, event) === hash) return null
  return { seq, why: `Event ${seq} is not as it was recorded.` }
}

/** As hub.audit_hash has it. */
function hashOf(previousHash: string, seq: number, event: string): string {
  return createHash('sha256').update(`${previousHash}\n${seq}\n${event}`).digest('hex')
}
