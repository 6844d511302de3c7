import type { Arrangement } from '@efti-hub/contract'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Every page is in the file, in one part at most, and something changes.
 * @throws Refusal 400 that names the page.
 */
export function requireArrangement({ parts }: Arrangement, pagesOfFile: number): void {
  const pages = parts.flatMap((part) => part.pages)
  const seen = new Set<number>()
  for (const { number } of pages) {
    if (number > pagesOfFile) throw refused(`The file has no page ${number}: it has ${counted(pagesOfFile)}.`)
    if (seen.has(number)) throw refused(`Page ${number} is in the arrangement more than once.`)
    seen.add(number)
  }
  const isAsItWas =
    pages.length === pagesOfFile && pages.every(({ number, turn }, at) => number === at + 1 && turn === 0)
  if (parts.length === 1 && isAsItWas)
    throw refused('These are all pages as they are in the file. Change something first.')
}

const counted = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

const refused = (message: string) => new Refusal('invalid_request', `${message} Nothing was changed.`)
