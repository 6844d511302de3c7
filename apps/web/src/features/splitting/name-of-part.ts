import type { ArrangedPage, ProposedPart } from '@efti-hub/contract'
import { kindLabel } from '../../words/document.ts'

const LONGEST = 255

/**
 * 'Invoice FA2611-0388 (scan 0234, pages 2-3).pdf' for a document whose kind was recognised; undefined leaves the name to the server.
 * What file systems do not take is left out.
 */
export function nameOfPart(
  originalName: string,
  pages: readonly ArrangedPage[],
  recognised: ProposedPart | undefined,
): string | undefined {
  if (!recognised) return undefined
  const base = originalName.replace(/\.pdf$/i, '')
  const what = [kindLabel(recognised.kind), recognised.documentNumber].filter(Boolean).join(' ')
  const numbers = pages.map(({ number }) => number)
  const inOrder = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  const which = inOrder && numbers.length > 1 ? `${numbers[0]}-${numbers.at(-1)}` : numbers.join(', ')
  const name = `${what} (${base}, ${numbers.length === 1 ? 'page' : 'pages'} ${which})`
  return `${name.replace(/[\\/:*?"<>|]/g, '-').slice(0, LONGEST - 4)}.pdf`
}
