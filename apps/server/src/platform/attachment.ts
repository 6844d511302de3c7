import { create } from 'content-disposition'

/** The header of a download. A name that people gave keeps no folders: some programs would follow them. */
export function attachment(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  return create(/[^.]/.test(base) ? base : 'document')
}
