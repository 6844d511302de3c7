import type { NewPartnerRequest, PartnerRequest } from '@efti-hub/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isBelow, keyOf } from '../../api/keys.ts'
import { reading } from '../../api/reading.ts'
import { useChange } from '../../api/use-change.ts'
import { partnerRequestWords as words } from '../../words/partner-requests.ts'

export const requestsQuery = (id: string) =>
  reading('GET /api/documents/{id}/partner-requests', { path: { id } })

export const draftQuery = (id: string) => ({
  ...reading('GET /api/documents/{id}/partner-requests/draft', { path: { id } }),
  // Every correction and every check changes it.
  staleTime: 0,
  gcTime: 0,
})

interface Composed {
  paths: string[]
  language: NewPartnerRequest['language']
  days: number
}

export const messageQuery = (id: string, body: Composed) =>
  queryOptions({
    queryKey: [...keyOf('POST /api/documents/{id}/partner-requests/message', { path: { id } }), body],
    queryFn: () => call('POST /api/documents/{id}/partner-requests/message', { path: { id }, body }),
    enabled: body.paths.length > 0,
  })

/** Everything that reads of the document, the lists, and what is counted as waiting. */
export function useRefresh(documentId: string) {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        (queryKey[0] === '/api/documents' && queryKey[1] === documentId) ||
        (queryKey.length === 1 && isBelow('/api/documents', queryKey)) ||
        isBelow('/api/documents/counts', queryKey) ||
        isBelow('/api/violations', queryKey),
    })
}

export function useAsk(documentId: string) {
  const refresh = useRefresh(documentId)
  return useMutation({
    mutationFn: (body: NewPartnerRequest) =>
      call('POST /api/documents/{id}/partner-requests', { path: { id: documentId }, body }),
    onSuccess: refresh,
  })
}

export function useRemind({ documentId }: PartnerRequest) {
  const refresh = useRefresh(documentId)
  return useChange({
    change: async ({ id }: PartnerRequest) => {
      const made = await call('POST /api/partner-requests/{id}/remind', { path: { id } })
      refresh()
      return made
    },
    done: ({ partner }) => words.done.remind(partner),
  })
}

export function useNewLink({ documentId }: PartnerRequest) {
  const refresh = useRefresh(documentId)
  return useChange({
    change: async ({ id }: PartnerRequest) => {
      const made = await call('POST /api/partner-requests/{id}/link', { path: { id } })
      refresh()
      return made
    },
  })
}

export function useRevoke({ documentId }: PartnerRequest) {
  const refresh = useRefresh(documentId)
  return useChange({
    change: async ({ id }: PartnerRequest) => {
      await call('DELETE /api/partner-requests/{id}', { path: { id } })
      refresh()
    },
    done: ({ partner }) => words.done.revoke(partner),
  })
}

export interface Proposal {
  requestId: string
  partner: string
  field: PartnerRequest['fields'][number]
  answer: NonNullable<PartnerRequest['fields'][number]['answer']>
}

/** Answers that nobody has decided about yet, the latest first. */
export function useProposals(documentId: string): readonly Proposal[] {
  const { data } = useQuery({ ...requestsQuery(documentId), select: proposalsIn })
  return data ?? NONE
}

const NONE: readonly Proposal[] = []

const proposalsIn = ({ items }: { items: readonly PartnerRequest[] }): Proposal[] =>
  items.flatMap(({ id, partner, fields }) =>
    fields.flatMap((field) =>
      field.answer && !field.decision ? { requestId: id, partner, field, answer: field.answer } : [],
    ),
  )

export function useDecideAnswer(documentId: string) {
  const refresh = useRefresh(documentId)
  return useChange({
    change: async ({ proposal, decision }: { proposal: Proposal; decision: 'used' | 'declined' }) => {
      await call('POST /api/partner-requests/{id}/fields/{fieldId}', {
        path: { id: proposal.requestId, fieldId: proposal.field.id },
        body: { decision },
      }).finally(refresh)
    },
    done: ({ proposal, decision }) => words.done[decision](proposal.field.label),
  })
}
