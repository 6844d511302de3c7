import { useSyncExternalStore } from 'react'

/** Below 768 px the sidebar is a sheet and tables are cards. */
const query = matchMedia('(max-width: 767.98px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
