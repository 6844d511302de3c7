import type { View } from '../../rules/view.ts'

const MODE = 'eFTI581'
/** UN/ECE Recommendation 19. */
export const SEA = '1'
export const RAIL = '2'
export const ROAD = '3'
export const INLAND_WATERWAY = '8'

/** Whether the carriage goes by one of these modes, or does not state its mode. */
export function mayGoBy(view: View, ...modes: readonly string[]): boolean {
  const given = view.every(MODE).map(({ value }) => String(value))
  return given.length === 0 || given.some((mode) => modes.includes(mode))
}
