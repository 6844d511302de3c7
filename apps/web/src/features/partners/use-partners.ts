import type { NewPartner, Partner } from '@efti-hub/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { partnersQuery } from '../../api/queries/settings.ts'
import { useChange } from '../../api/use-change.ts'
import { partnerWords as words } from '../../words/partners.ts'

/** Page by page, by name. */
export const usePartners = (search: string) =>
  useInfiniteQuery({ ...partnersQuery(search), placeholderData: keepPreviousData })

const staleBelow = '/api/partners'

export function useNewPartners() {
  return useChange({
    change: (partners: NewPartner[]) => call('POST /api/partners', { body: { partners } }),
    staleBelow,
    done: (_partners, { added, replaced }) => words.saved(added, replaced),
  })
}

export function usePartnerRemoval() {
  return useChange({
    change: ({ id }: Partner) => call('DELETE /api/partners/{id}', { path: { id } }),
    staleBelow,
    done: ({ name }) => words.removed(name),
  })
}
