/** Tables of meanings and their names, the other way round; what comes later goes before. */
export function byName<Meaning extends string>(
  tables: readonly Partial<Record<Meaning, readonly string[]>>[],
  key: (name: string) => string,
): Map<string, Meaning> {
  const entries = tables.flatMap((table) =>
    Object.entries<readonly string[]>(table as Record<string, readonly string[]>),
  )
  return new Map(entries.flatMap(([meaning, names]) => names.map((name) => [key(name), meaning as Meaning])))
}
