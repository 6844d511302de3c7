import type { ConsignmentDetail, Document, DocumentDetail, ViolationsList } from '@efti-hub/contract'
import type { Hub } from './hub.ts'
import type { Member, UploadFile } from './member.ts'

type Named = Pick<Document, 'id'> | undefined

/** What tests of consignments do again and again; hub and member are asked for when they are needed. */
export function consignmentSteps(hub: () => Hub, member: () => Member) {
  const documentOf = async (document: Named) =>
    (await member().get<DocumentDetail>(`/api/documents/${document?.id}`)).body
  const consignmentOf = async (document: Named) => {
    const { consignmentId } = await documentOf(document)
    return (await member().get<ConsignmentDetail>(`/api/consignments/${consignmentId}`)).body
  }
  return {
    documentOf,
    consignmentOf,
    /** One after the other, each checked before the next. */
    async upload(...papers: UploadFile[]): Promise<Document[]> {
      const documents: Document[] = []
      for (const document of papers) {
        documents.push(await member().upload(document))
        await hub().drain()
      }
      return documents
    },
    namesIn: async (document: Named) =>
      (await consignmentOf(document)).papers.map(({ originalName }) => originalName),
    /** Codes of the open ones. */
    contradictionsOf: async (document: Named) =>
      (await consignmentOf(document)).contradictions
        .filter(({ settled, accepted }) => !settled && !accepted)
        .map(({ code }) => code),
    async violationsOf(document: Named, type: string, status = 'open') {
      const query = `status=${status}&type=${type}&documentId=${document?.id}`
      return (await member().get<ViolationsList>(`/api/violations?${query}`)).body.items
    },
    async correct(document: Named, path: string, value: unknown) {
      await member().patch(`/api/documents/${document?.id}/consignment`, { corrections: [{ path, value }] })
      await hub().drain()
    },
  }
}
