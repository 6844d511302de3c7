import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 150

/** The text once nothing was typed for a moment, without spaces around it. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled.trim()
}
