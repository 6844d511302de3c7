import { useEffect, useRef } from 'react'
import { useTaking, useTakingState, type WantedField } from './taking.ts'

/** Reports which editor is open, and opens the one that text of the page shall be put into. */
export function usePanelTaking(
  editing: string | null,
  ready: boolean,
  open: (wanted: WantedField) => void,
): void {
  const taking = useTaking()
  const wanted = useTakingState((state) => state.wanted)
  useEffect(() => {
    taking.set({ open: editing })
    return () => taking.set({ open: null })
  }, [taking, editing])
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (!wanted || !ready) return
    taking.set({ wanted: null })
    latest.current(wanted)
  }, [taking, wanted, ready])
}
