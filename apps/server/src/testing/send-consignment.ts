import type { EmissionDetail } from '@efti-hub/contract'
import { type GivenValues, roadNote } from './consignment-papers.ts'
import type { Hub } from './hub.ts'
import type { Member } from './member.ts'

let number = 0

/** A road note that is a consignment of its own, read, checked and calculated; answers its figure. */
export async function sendConsignment(
  hub: Hub,
  member: Member,
  change: GivenValues,
): Promise<EmissionDetail> {
  const title = `S-${++number}`
  const document = await member.upload(roadNote(`${title}.xml`, { eFTI170: title, ...change }))
  await hub.drain()
  const { consignmentId } = (await member.get<{ consignmentId: string }>(`/api/documents/${document.id}`))
    .body
  return (await member.get<EmissionDetail>(`/api/sustainability/consignments/${consignmentId}`)).body
}
