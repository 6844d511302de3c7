import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { TokenName } from './mail-tokens.ts'

/** The latest one while its screen is there: the address is another one already while the next screen is being loaded. */
export function useMailToken(name: TokenName): string | null {
  const arrived = useLocation({ select: ({ state }) => state.mail?.[name] ?? null })
  const [token, setToken] = useState(arrived)
  if (arrived !== null && arrived !== token) setToken(arrived)
  return arrived ?? token
}
