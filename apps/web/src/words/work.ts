import type { TransportMode } from '@efti-hub/contract'

/** Recommendation 19 of UN/CEFACT. */
export const modeNames: Record<TransportMode, string> = {
  '1': 'Maritime',
  '2': 'Rail',
  '3': 'Road',
  '4': 'Air',
  '8': 'Inland waterway',
}

export const workWords = {
  modes: 'Modes of transport',
  dangerousGoods: 'Do you carry dangerous goods?',
  yes: 'Yes',
  no: 'No',
}
