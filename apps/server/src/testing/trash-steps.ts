import type { Document, DocumentDetail, ErrorBody, TrashedDocument, TrashList } from '@efti-hub/contract'
import type { Member } from './member.ts'

/** Calls about the trash. */
export const remove = (member: Member, id: string) =>
  member.delete<TrashedDocument & ErrorBody>(`/api/documents/${id}`)
export const restore = (member: Member, id: string) =>
  member.post<Document & ErrorBody>(`/api/documents/${id}/restore`)
export const trashOf = async (member: Member, query = '') =>
  (await member.get<TrashList>(`/api/trash${query}`)).body
export const detailFor = async (member: Member, id: string) =>
  (await member.get<DocumentDetail>(`/api/documents/${id}`)).body
