import type { Form, FormBlock } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import type { Kind, PrescribedForm } from '../kinds/kind.ts'
import { mentionsWasteOverBorders } from '../kinds/waste-over-borders.ts'
import { unite } from '../layout/box.ts'
import { linesOf } from '../layout/lines.ts'
import type { Box } from '../layout/pages.ts'
import type { PageLayout } from '../layout/runs.ts'
import type { Span } from '../layout/span.ts'
import type { Label } from '../proposers/labels/find-labels.ts'
import { type AnchoredBox, anchoredBoxes } from '../proposers/waste/anchored-boxes.ts'
import { numbersAsAsked } from '../proposers/waste/boxes-of-waste.ts'
import { fieldsIn } from '../proposers/waste/party-in-box.ts'
import { namesNobody } from '../values/address/names/nobody.ts'
import { openFields } from './open-fields.ts'
import { beforeKey, isSigned } from './signed-pages.ts'
import { SIGNATURE } from './words-of-blocks.ts'

export interface PageOfForm {
  layout: PageLayout
  labels: readonly Label[]
  /** Read from a picture: ink and faint print may have been missed. */
  isPicture: boolean
}

/** Of fewer blocks nothing is said that a form lacks: it was not read as one. */
const fewestFound = 6

/** The blocks of a form of waste; undefined for any other document, and for a country's own form of waste that stays in the country. */
export function readForm(
  { form }: Kind,
  pages: readonly PageOfForm[],
  values: readonly ExtractedValue[],
): Form | undefined {
  if (!form || (form.notified && !isOfNotification(pages))) return undefined
  const blocks: Record<string, FormBlock> = {}
  for (const page of pages) {
    for (const box of boxesOf(form, page)) keep(blocks, String(box.number), inBox(box, page, form))
    for (const [number, block] of headed(form, page)) if (!blocks[number]) blocks[number] = block
  }
  for (const [number, text] of said(form, values)) if (!blocks[number]?.text) blocks[number] = { text }
  const isPoor = Object.keys(blocks).length < fewestFound || pages.some(({ isPicture }) => isPicture)
  const page = pages[0]?.layout.number ?? 1
  if (isPoor)
    for (let n = 1; n <= form.last; n += 1)
      blocks[n] ??= { text: null, isUnread: true, evidence: { page, box: null } }
  return { kind: form.kind, blocks }
}

const DATE = /(?<!\d)(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?\d{2,4}|\d{4}-\d\d-\d\d)(?!\d)/u

/** Annex IB goes with a notification; the forms of one country do not. */
function isOfNotification(pages: readonly PageOfForm[]): boolean {
  return pages.some(({ layout, labels }) => {
    const lines = linesOf(layout.runs)
    return (
      labels.some(({ concept }) => concept === 'notificationNumber') ||
      lines.some(({ text }) => mentionsWasteOverBorders(text) || /1013\/2006|2024\/1157/.test(text))
    )
  })
}

function boxesOf(form: PrescribedForm, { layout, labels }: PageOfForm): AnchoredBox[] {
  const boxes = anchoredBoxes(layout, form.lastOfAll)
  return numbersAsAsked(boxes, labels, form) ? boxes.filter(({ number }) => number <= form.last) : []
}

/** Of several boxes of one number, such as those of the carriers, the one with something in it. */
function keep(blocks: Record<string, FormBlock>, number: string, block: FormBlock): void {
  if (!blocks[number]?.text) blocks[number] = block
}

function inBox(box: AnchoredBox, page: PageOfForm, { signature, codes }: PrescribedForm): FormBlock {
  const words = [...box.words, ...box.lines.flatMap((line) => line.words)]
  const evidence = {
    page: page.layout.number,
    box: words.length > 0 ? unite(words.map((word) => word.box)) : null,
  }
  if (String(box.number) === signature) {
    const isEmpty = box.isPrint && box.lines.length === 0
    return signatureIn(box.box, box.lines, page, evidence, isEmpty)
  }
  const text = String(box.number) === codes ? codesIn(box.lines) : filledIn(box.lines)
  const isUnread = text === null && hasMore(box, page.labels)
  // Further carriers sign when they take the waste over.
  const open = /^a?$/.test(box.letter) ? openFields(box, page) : undefined
  return { text, evidence, ...(isUnread ? { isUnread } : {}), ...(open ? { open } : {}) }
}

const ROMAN = /(?<!\S)\(?[ivx]{1,4}\)\s/giu

/** '(i) Basel Annex IX: B3020  (ii) OECD (if different from (i)):': what stands behind the words of each list. */
function codesIn(lines: readonly Span[]): string | null {
  const joined = lines.map(({ text }) => text).join(' ')
  if (joined.search(ROMAN) < 0) return filledIn(lines)
  const text = joined
    .split(ROMAN)
    .map((piece) => piece.slice(piece.lastIndexOf(':') + 1).trim())
    .filter((one) => /[\p{L}\d]/u.test(one) && !namesNobody(one))
    .join(' ')
  return text === '' ? null : text
}

/** What is filled in behind the fields of a block, 'Name:' and the like, and before the first of them. */
function filledIn(lines: readonly Span[]): string | null {
  const { fields, before } = fieldsIn(lines)
  const texts = [...before, ...fields.flatMap(({ values }) => values)].map(({ text }) => text)
  const text = texts.filter((one) => /[\p{L}\d]/u.test(one) && !namesNobody(one)).join(' ')
  return text === '' ? null : text
}

/** The heading goes on with words that no form prints there: they may be what was filled in. */
function hasMore({ heading, words, isPrint }: AnchoredBox, labels: readonly Label[]): boolean {
  if (heading.endsWith(':') || isPrint) return false
  const printed = new Set(labels.flatMap((label) => [...label.words]))
  return words.some((word) => /\p{L}{2}/u.test(word.text) && !printed.has(word))
}

const boxOf = ({ words }: Span): Box => unite(words.map(({ box }) => box))

/** How far below the line of its word a signature reaches, in heights of that line. */
const SIGNATURE_REACH = 6

/** As text; else an image or drawn strokes in the box: somebody signed or stamped there, and a person has to look whose ink it is. */
function signatureIn(
  [left, top, right, bottom]: Box,
  lines: readonly Span[],
  page: PageOfForm,
  evidence: FormBlock['evidence'],
  isEmpty = false,
): FormBlock {
  const block = isEmpty && !page.isPicture ? { text: null } : signed(lines, page)
  if (block.text !== null || block.isUnread) return { ...block, evidence }
  const word = lines.find(({ text }) => SIGNATURE.test(text)) ?? lines.at(-1)
  const [, wordTop, , wordBottom] = word ? boxOf(word) : [left, top, right, top]
  const reach = wordBottom + SIGNATURE_REACH * (wordBottom - wordTop)
  const mark = page.layout.page.marks?.find(([x0, y0, x1, y1]) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return x > left && x < right && y > top && y < Math.min(bottom, reach)
  })
  // Named and dated on a page that nobody has signed yet: it was printed to be signed with ink, which its file cannot show.
  const isForInk = !isSigned(page.layout) && lines.some(({ text }) => DATE.test(text))
  if (!mark) return { ...block, evidence, ...(isForInk ? { isUnread: true } : {}) }
  return { text: null, isUnread: true, evidence: { page: page.layout.number, box: mark } }
}

/** A signature behind or below its word; where the word is not found, or on a picture, a person has to look for the ink. */
function signed(lines: readonly Span[], { isPicture }: PageOfForm): FormBlock {
  const texts = lines.map(({ text }) => text)
  const at = texts.findIndex((text) => SIGNATURE.test(text))
  const own = texts[at]
  if (own === undefined) return { text: null, isUnread: true }
  const match = SIGNATURE.exec(own)
  const behind = match ? own.slice(match.index + match[0].length) : ''
  const below = texts[at + 1] ?? ''
  const text = [beforeKey(behind), below.includes(':') ? '' : below]
    .find((one) => /[\p{L}\d]/u.test(one))
    ?.trim()
  return { text: text ?? null, ...(text === undefined && isPicture ? { isUnread: true } : {}) }
}

/** Blocks by the words of their heading, where the form numbers none. */
function headed({ headings, signature }: PrescribedForm, page: PageOfForm): [string, FormBlock][] {
  const lines = linesOf(page.layout.runs)
  return Object.entries(headings).flatMap(([number, heading]): [string, FormBlock][] => {
    const at = lines.findIndex(({ text }) => heading.test(text))
    const line = lines[at]
    const match = heading.exec(line?.text ?? '')
    if (!line || !match) return []
    const evidence = { page: page.layout.number, box: unite(line.words.map((word) => word.box)) }
    if (number === signature) {
      const [left, top] = boxOf(line)
      const within: Box = [left, top, page.layout.page.width, page.layout.page.height]
      return [[number, signatureIn(within, lines.slice(at, at + 8), page, evidence)]]
    }
    const own = line.text.slice(match.index + match[0].length).replace(/^[^:]*:/, '')
    const below = lines[at + 1]?.text ?? ''
    const text = [own, /^\d{1,2}[.)\s]|:/.test(below) ? '' : below]
      .find((one) => /[\p{L}\d]/u.test(one))
      ?.trim()
    return [[number, { text: text ?? null, evidence, ...(text ? {} : { isUnread: true }) }]]
  })
}

const OPERATION = /(?<![\p{L}\d])[RD](?:1[0-5]|[1-9])$/u

/** What was read as values: the operation among the remarks, quantity and codes as those of the waste. */
function said(form: PrescribedForm, values: readonly ExtractedValue[]): [string, string][] {
  const operation = values.find(({ eftiId, value }) => eftiId === 'eFTI48' && OPERATION.test(String(value)))
  // The first identifier of notified waste is the number of its notification.
  const isCode = ({ eftiId, path }: ExtractedValue) =>
    eftiId === 'eFTI1496' && (!form.notified || !path.startsWith('notifiedWasteMaterial[1]/'))
  const codes = values.flatMap((value) => (isCode(value) ? [String(value.value)] : []))
  const quantity = values.find(({ eftiId }) => eftiId === 'eFTI1745')
  return [
    ...(quantity ? [[form.quantity, quantity.asWritten] satisfies [string, string]] : []),
    ...(operation ? [[form.operation, String(operation.value)] satisfies [string, string]] : []),
    ...(codes.length > 0 ? [[form.codes, codes.join(', ')] satisfies [string, string]] : []),
  ]
}

/** Without a party whose own block is empty and that was read from another block, or from the words of its own heading. */
export function withoutStrays(
  values: ExtractedValue[],
  form: Form | undefined,
  { form: prescribed }: Kind,
): ExtractedValue[] {
  if (!form || !prescribed) return values
  const empty = Object.entries(prescribed.parties).filter(([number]) => {
    const block = form.blocks[number]
    return block && block.text === null && !block.isUnread
  })
  return values.filter((value) => {
    const isOfEmpty = empty.some(([, path]) => value.path.startsWith(path))
    return !isOfEmpty || !Object.values(form.blocks).some(({ evidence }) => isInside(value, evidence))
  })
}

function isInside({ evidence }: ExtractedValue, block: FormBlock['evidence']): boolean {
  if (!evidence?.box || !block?.box || evidence.page !== block.page) return false
  const [x, y] = [(evidence.box[0] + evidence.box[2]) / 2, (evidence.box[1] + evidence.box[3]) / 2]
  return x >= block.box[0] && x <= block.box[2] && y >= block.box[1] && y <= block.box[3]
}
