import type { ApiKey, KeyMade, KeyRequest, KeysList } from '@efti-hub/contract'
import { useQuery } from '@tanstack/react-query'
import { apiKeysKey } from '../../api/keys.ts'
import { request, send } from '../../api/request.ts'
import { useChange } from '../../api/use-change.ts'
import { keysWords as words } from '../../words/keys.ts'
import { securityWords } from '../../words/settings.ts'

export const useKeys = () => useQuery<KeysList>({ queryKey: apiKeysKey })

export function useKeyRotation() {
  return useChange({
    change: ({ id }: ApiKey) => request<KeyMade>('POST', `/api/keys/${id}/rotate`),
    stale: [apiKeysKey],
    done: () => securityWords.saved,
  })
}

export function useNewKey() {
  return useChange({
    change: (wanted: KeyRequest) => request<KeyMade>('POST', '/api/keys', wanted),
    stale: [apiKeysKey],
    done: () => securityWords.saved,
  })
}

export function useRevocation() {
  return useChange({
    change: ({ id }: ApiKey) => send('DELETE', `/api/keys/${id}`),
    stale: [apiKeysKey],
    done: ({ name }) => ({ title: words.revoked.title, description: words.revoked.description(name) }),
  })
}
