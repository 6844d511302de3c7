import { createHash } from 'node:crypto'

export interface Link {
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

/** Follows the chain from its beginning to the first link that does not hold. */
export async function verifyChain(links: AsyncIterable<Link>): Promise<Verified> {
  let head: Verified['head'] = null
  for await (const link of links) {
    const broken = faultOf(link, head)
    if (broken) return { events: head?.seq ?? 0, head, broken }
    head = { seq: link.seq, hash: link.hash }
  }
  return { events: head?.seq ?? 0, head, broken: null }
}

function faultOf(link: Link, before: Verified['head']): Verified['broken'] {
  const { seq, previousHash, hash, event } = link
  const expected = (before?.seq ?? 0) + 1
  if (seq !== expected) return { seq: expected, why: `Event ${expected} is missing from the chain.` }
  if (previousHash !== (before?.hash ?? BEFORE_THE_FIRST)) {
    return { seq, why: `Event ${seq} does not continue from the event before it.` }
  }
  if (event === null) return { seq, why: `Event ${seq} was removed; only its seal is left.` }
  if (hashOf(previousHash, seq, event) !== hash) {
    return { seq, why: `Event ${seq} is not as it was recorded.` }
  }
  return null
}

/** As hub.audit_hash has it. */
function hashOf(previousHash: string, seq: number, event: string): string {
  return createHash('sha256').update(`${previousHash}\n${seq}\n${event}`).digest('hex')
}
