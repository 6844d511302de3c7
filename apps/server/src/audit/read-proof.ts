import { z } from 'zod'
import { EXTRACT_FORMAT, PROOF_FORMAT } from './proof.ts'
import type { ChainLink } from './verify-chain.ts'

const header = z.object({
  format: z.enum([PROOF_FORMAT, EXTRACT_FORMAT]),
  tenantId: z.uuid(),
  madeAt: z.string(),
})
const link = z.object({
  seq: z.number().int(),
  previousHash: z.string(),
  hash: z.string(),
  event: z.string().nullable(),
})

interface Proof {
  tenantId: string
  madeAt: string
  /** Only the events about some documents and consignments. */
  isExtract: boolean
  links: AsyncIterable<ChainLink>
}

/** @throws Error for a file that is none, and while reading for a line that is no link. */
export async function readProof(lines: AsyncIterable<string>): Promise<Proof> {
  const reading = lines[Symbol.asyncIterator]()
  const first = await reading.next()
  const read = header.safeParse(parsed(first.done ? '' : first.value))
  if (!read.success) throw new Error('This is no proof of an audit trail.')
  const { format, ...about } = read.data
  return { ...about, isExtract: format === EXTRACT_FORMAT, links: linksIn(reading) }
}

async function* linksIn(reading: AsyncIterator<string>): AsyncGenerator<ChainLink> {
  let number = 1
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    number += 1
    if (next.value.trim() === '') continue
    const read = link.safeParse(parsed(next.value))
    if (!read.success) throw new Error(`Line ${number} is no link of a chain.`)
    yield read.data
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
