import { useSyncExternalStore } from 'react'

function onLineChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection at all; a server may be away even then. */
export const useOnline = () => useSyncExternalStore(onLineChange, () => navigator.onLine)
