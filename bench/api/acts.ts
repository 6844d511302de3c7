import type { Member } from '../../apps/server/src/testing/member.ts'
import type { BulkAnswer, Document, DocumentAct } from '../../packages/contract/src/index.ts'

export interface MeasuredAct {
  what: string
  /** Milliseconds of each request, the first left out. */
  times: number[]
}

const AT_ONCE = 500
const TIMES = 5

/** Acts on 500 documents at once, one after another, each time on others. The last act leaves work to the worker. */
export async function measureActs(member: Member): Promise<MeasuredAct[]> {
  const parts: string[][] = []
  let cursor: string | null = ''
  while (parts.length < TIMES && cursor !== null) {
    const page: { body: Document[]; headers: Headers } = await member.get<Document[]>(
      `/api/documents?limit=${AT_ONCE}&status=under_review${cursor && `&cursor=${cursor}`}`,
    )
    parts.push(page.body.map(({ id }) => id))
    cursor = page.headers.get('X-Next-Cursor')
  }
  const me = member.user?.id ?? null
  const acts: [string, DocumentAct][] = [
    ['assign', { act: 'assign', assigneeId: me }],
    ['assign to nobody', { act: 'assign', assigneeId: null }],
    ['add a tag', { act: 'tag', add: ['Rail'] }],
    ['remove a tag', { act: 'tag', remove: ['Rail'] }],
    ['wait for a partner', { act: 'wait', waiting: true, for: 'Muster Maschinenbau' }],
    ['wait no longer', { act: 'wait', waiting: false }],
    ['approve, three open violations each', { act: 'approve', comment: 'Agreed' }],
    ['delete', { act: 'delete' }],
  ]
  const measured: MeasuredAct[] = []
  for (const [what, act] of acts) measured.push({ what, times: await measure(member, parts, act) })
  return measured
}

async function measure(member: Member, parts: readonly string[][], act: DocumentAct): Promise<number[]> {
  const times: number[] = []
  for (const ids of parts) {
    const began = performance.now()
    const { status, body } = await member.post<BulkAnswer>('/api/documents/acts', { ...act, ids })
    times.push(performance.now() - began)
    if (status !== 200 || body.notDone.length > 0)
      throw new Error(`${act.act}: ${status}, ${body.notDone?.[0]?.why}`)
  }
  return times.slice(1)
}
