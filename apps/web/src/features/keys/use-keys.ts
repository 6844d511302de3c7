import type { ApiKey, KeyRequest } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { apiKeysQuery } from '../../api/queries/keys.ts'
import { useChange } from '../../api/use-change.ts'
import { keysWords as words } from '../../words/keys.ts'
import { securityWords } from '../../words/settings.ts'

export const useKeys = () => useQuery(apiKeysQuery())

const stale = [apiKeysQuery().queryKey]

export function useKeyRotation() {
  return useChange({
    change: ({ id }: ApiKey) => call('POST /api/keys/{id}/rotate', { path: { id } }),
    stale,
    done: () => securityWords.saved,
  })
}

export function useNewKey() {
  return useChange({
    change: (wanted: KeyRequest) => call('POST /api/keys', { body: wanted }),
    stale,
    done: () => securityWords.saved,
  })
}

export function useRevocation() {
  return useChange({
    change: ({ id }: ApiKey) => call('DELETE /api/keys/{id}', { path: { id } }),
    stale,
    done: ({ name }) => ({ title: words.revoked.title, description: words.revoked.description(name) }),
  })
}
