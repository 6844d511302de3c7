/** The web build's description of itself (Vite's manifest): by source, the script made of it and the sources it imports. */
export type WebManifest = Record<string, { file: string; imports?: string[] }>

/**
 * The scripts that a path's screen needs beside those which the page itself names: listed with the page, they arrive while
 * the first one is still read. `address` is a path, with or without a query. Screens are found by their names, and one that
 * is not found costs only the head start.
 */
export function firstParts(manifest: WebManifest, address: string, hasSession: boolean): string[] {
  const screen = `src/app/screens/${screenOf(address)}-screen.tsx`
  const wanted = OPEN_TO_ALL.has(screenOf(address))
    ? [screen]
    : hasSession
      ? ['src/app/shell/shell.tsx', screen]
      : ['src/app/visitor-screen.tsx']
  const entryParts = withImports(manifest, ['index.html'])
  return [...withImports(manifest, wanted)]
    .filter((source) => !entryParts.has(source))
    .flatMap((source) => manifest[source]?.file ?? [])
}

/** Screens without the shell, with a session or without. */
const OPEN_TO_ALL = new Set(['answer', 'not-me'])

/** /processing is the processing screen, /documents/7 the document screen, / the dashboard. */
function screenOf(address: string): string {
  const [first = '', id] = address.split('?')[0]?.split('/').filter(Boolean) ?? []
  return id ? first.replace(/s$/, '') : first || 'dashboard'
}

function withImports(manifest: WebManifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (source: string) => {
    if (found.has(source) || !Object.hasOwn(manifest, source)) return
    found.add(source)
    for (const imported of manifest[source]?.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return found
}
