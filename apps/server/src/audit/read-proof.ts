import { z } from 'zod'
import { PROOF_FORMAT } from './proof.ts'
import type { Link } from './verify-chain.ts'

const header = z.object({ format: z.literal(PROOF_FORMAT), tenantId: z.uuid(), madeAt: z.string() })
const link = z.object({
  seq: z.number().int(),
  previousHash: z.string(),
  hash: z.string(),
  event: z.string().nullable(),
})

interface Proof {
  tenantId: string
  madeAt: string
  links: AsyncIterable<Link>
}

/** @throws Error for a file that is none, and while reading for a line that is no link. */
export async function readProof(lines: AsyncIterable<string>): Promise<Proof> {
  const reading = lines[Symbol.asyncIterator]()
  const first = await reading.next()
  const told = header.safeParse(parsed(first.done ? '' : first.value))
  if (!told.success) throw new Error('This is no proof of an audit trail.')
  return { ...told.data, links: linksIn(reading) }
}

async function* linksIn(reading: AsyncIterator<string>): AsyncGenerator<Link> {
  let number = 1
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    number += 1
    if (next.value.trim() === '') continue
    const told = link.safeParse(parsed(next.value))
    if (!told.success) throw new Error(`Line ${number} is no link of a chain.`)
    yield told.data
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
