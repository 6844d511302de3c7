import { detectKind } from './detect/detect-kind.ts'
import { labelsAsKind } from './detect/labels-as-kind.ts'
import { extractFromPages } from './extract-from-pages.ts'
import { other } from './kinds/all-kinds.ts'
import type { Kind } from './kinds/kind.ts'
import { layOut } from './layout/lay-out.ts'
import type { Recognised, RecognisedPage } from './layout/pages.ts'
import { type PageLayout, textOf } from './layout/runs.ts'
import type { PageSeen } from './parts/group-pages.ts'
import type { Label } from './proposers/labels/find-labels.ts'
import { phrase } from './words/phrases/index.ts'
import { printedLanguages } from './words/spoken.ts'

/** As many words and labels as extract-from-pages.ts looks at. */
const mostWords = 4000
const mostLabels = 250
/** A page that is seen less clearly begins no document: a false proposal is worse than a missing one. */
const clearly = 0.7
/** Part of the height, from above or below, where pages are counted. */
const margin = 0.16
/** 'Page 161' without a last page is some other number. */
const mostUncounted = 20

/** @param page upright, as `standPageUp` gives it */
export function seePage(recognised: Recognised, page: RecognisedPage): PageSeen {
  const alone = { ...page, number: 1, words: page.words.slice(0, mostWords) }
  const layout = layOut(alone)
  const pageOf = countedAs(layout)
  const unknown: PageSeen = {
    number: page.number,
    kind: other.id,
    isHead: false,
    documentNumber: null,
    parties: null,
    pageOf,
  }
  const { kind, confidence, title, onlyLikely } = detectKind([layout], labelsOn(layout))
  if (kind === other || onlyLikely || confidence < clearly) return unknown
  const { values } = extractFromPages({ ...recognised, text: textOf(alone.words), pages: [alone] })
  const textAt = (path: string) => values.find((value) => value.path === path)?.asWritten ?? null
  const consignor = textAt('consignor/name[1]')
  const consignee = textAt('consignee/name[1]')
  const documentNumber = textAt(kind.ofTrade ? 'associatedDocument[1]/id' : 'transportContractDocument/id')
  const isTitled = title !== null && title.strength > title.title.weight
  return {
    ...unknown,
    kind: kind.id,
    isHead: isTitled || (documentNumber !== null && consignor !== null && consignee !== null),
    documentNumber,
    parties: consignor !== null && consignee !== null ? [consignor, consignee] : null,
  }
}

function labelsOn(layout: PageLayout): (kind: Kind) => Label[] {
  const languages = printedLanguages([layout])
  const found = new Map<string, Label[]>()
  return (kind) => {
    const labels = found.get(kind.id) ?? labelsAsKind(layout, languages, kind).slice(0, mostLabels)
    found.set(kind.id, labels)
    return labels
  }
}

const of = String.raw`\s?(?:/|\p{L}{1,4}\.?)\s?(\d{1,3})`
const named = new RegExp(
  String.raw`(?<!\p{L})(?:${phrase('page')})[.:]?\s?(\d{1,3})(?!\d)(?:${of}(?!\d))?`,
  'iu',
)
const bareCount = /^(\d{1,3})\s?(?:\/|\p{L}{2,4})\s?(\d{1,3})$/u

/** 'Page 2 of 3' or 'Seite 2' in the head or at the foot of a page; '2/3' alone on its line. */
function countedAs({ runs, page: { height } }: PageLayout): PageSeen['pageOf'] {
  for (const run of runs) {
    if (run.box[1] > margin * height && run.box[3] < (1 - margin) * height) continue
    const text = textOf(run.words)
    const match = named.exec(text) ?? bareCount.exec(text)
    if (!match) continue
    const [page, last] = [Number(match[1]), match[2] === undefined ? null : Number(match[2])]
    if (page >= 1 && page <= (last ?? mostUncounted)) return { page, of: last }
  }
  return null
}
