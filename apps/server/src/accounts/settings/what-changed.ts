/** The fields that changed, old and new: the trail records nothing else. Null when nothing did. */
export function whatChanged<Settings extends object>(
  before: Settings,
  after: Settings,
): { oldValue: Partial<Settings>; newValue: Partial<Settings>; names: (keyof Settings)[] } | null {
  const names = (Object.keys(after) as (keyof Settings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (names.length === 0) return null
  const only = (settings: Settings) =>
    Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<Settings>
  return { oldValue: only(before), newValue: only(after), names }
}
