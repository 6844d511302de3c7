import { overlapX, sameLine } from '../layout/box.ts'
import { type PageLayout, type Run, textOf } from '../layout/runs.ts'
import { legalForm } from '../values/address/names/legal-forms.ts'
import { hasStreetWord } from '../values/address/street-and-name.ts'
import { bare } from '../words/compare.ts'
import { lexicons } from '../words/index.ts'
import { phrase, phraseList } from '../words/phrases/index.ts'
import { isLineOfParty } from './blocks/lines-of-parties.ts'
import type { Label } from './labels/find-labels.ts'
import { referredParty } from './refer-to-party.ts'
import { loadedByShipper } from './statements/remarks.ts'
import { tickedIn } from './ticked.ts'

/** Units of articles, as they stand in the lines of invoices and delivery notes. */
const units = new Set(phraseList('articleUnit').map(bare))

/**
 * Labels without those whose words are values: the unit of a line of articles, 'KS 24,000', and the one word that a label
 * with a colon leads to, 'TRANSPORT: LORRY'.
 */
export function withoutWordsOfValues(labels: readonly Label[], layout: PageLayout): Label[] {
  return labels.filter(
    (label) =>
      !isUnitOfLine(label, labels, layout) &&
      !isAnswer(label, labels, layout) &&
      !isUnitBehindNumber(label, layout) &&
      !isOfLoading(label, layout) &&
      !isCompany(label, layout) &&
      !isHouseNumber(label, layout) &&
      !isLineOfParty(label, labels, layout) &&
      !isCode(label, layout) &&
      !isBehindAnd(label, labels, layout) &&
      !isBehindSentence(label, labels, layout) &&
      !isReference(label) &&
      !(
        (label.concept === 'paymentOfCarriage' || label.concept === 'furniture') &&
        isChoice(label, layout)
      ) &&
      !(label.concept === 'furniture' && isWithinText(label, labels, layout)),
  )
}

/** Every line of the label is a unit by itself, in a column under a heading, and a number stands on its line. */
function isUnitOfLine(label: Label, labels: readonly Label[], layout: PageLayout): boolean {
  if (label.colon || label.boxNumber !== undefined) return false
  const words = [...label.words].filter((word) => units.has(bare(word.text)))
  if (words.length === 0 || words.length < label.words.size) return false
  return words.every((word) => {
    const run = layout.runs.find((r) => r.words.includes(word))
    if (!run?.words.every((w) => label.words.has(w))) return false
    const headed = labels.some(
      (l) => l !== label && l.box[3] <= run.box[1] + 1 && overlapX(l.box, widened(run)) > 0,
    )
    return headed && layout.runs.some((r) => r !== run && sameLine(r.box, run.box) && isNumber(r))
  })
}

/** 'Yeni Sanayi Sitesi 17. Sok. No: 4', 'Plot No. 12': within a line that names a street it leads to the house. */
function isHouseNumber(label: Label, { runs }: PageLayout): boolean {
  const words = [...label.words]
  const sign = words.find((word) => /^(?:no|nr|n[°º])[.:]*$/iu.test(word.text))
  const run = sign && runs.find((r) => r.words.includes(sign))
  if (!run || label.concept !== 'furniture' || words.some((w) => /\p{L}{3}/u.test(w.text))) return false
  const before = run.words.slice(0, run.words.indexOf(sign))
  const behind = run.words.slice(before.length + 1)
  return (
    before.length > 0 && hasStreetWord(textOf(before)) && behind.some((w) => /^\d{1,4}(?!\d)/.test(w.text))
  )
}

/** What companies that carry call themselves: 'Naviera Sur, S.A.', 'Spedition Meier GmbH'. */
const companies = new RegExp(`^(?:${phrase('carrierCompany')})$`, 'iu')

function isCompany(label: Label, { runs }: PageLayout): boolean {
  const [word] = label.words
  const run = runs.find((r) => word && r.words.includes(word))
  return (
    !label.colon &&
    label.words.size === 1 &&
    run?.words[0] === word &&
    run !== undefined &&
    run.words.length > 1 &&
    companies.test(word?.text ?? '') &&
    legalForm.test(textOf(run.words))
  )
}

const isOfLoading = (label: Label, { runs }: PageLayout): boolean =>
  !label.colon &&
  runs.some((run) => run.words.some((w) => label.words.has(w)) && loadedByShipper.test(textOf(run.words)))

/** 'TROCKEN LADEN. ENTLADUNG' and 'MO-FR 7-12 UHR.' below it, in a box with a label of its own: behind a sentence a word without a colon is one of the next. */
function isBehindSentence(label: Label, labels: readonly Label[], { runs }: PageLayout): boolean {
  const isHeaded = labels.some((l) => l.region === label.region && l.box[3] < label.box[1])
  if (label.region === 0 || label.words.size > 1 || !isHeaded) return false
  const run = runs.find((r) => r.words.some((w) => label.words.has(w)))
  const at = run?.words.findIndex((w) => label.words.has(w)) ?? 0
  return !label.colon && at > 1 && /\p{L}{4}\.$/u.test(run?.words[at - 1]?.text ?? '')
}

/** 'COD. 00812': the number of a customer, no cash on delivery. */
function isCode({ concept, words }: Label, { runs }: PageLayout): boolean {
  const [word] = words
  if (concept !== 'cashOnDelivery' || !word || words.size > 1 || !/^cod[.:]*$/iu.test(word.text)) return false
  const run = runs.find((r) => r.words.includes(word))
  const next = run?.words[run.words.indexOf(word) + 1]?.text ?? ''
  return /^(?:[A-Z]{1,3}[-/]?)?0?\d{2,}$/.test(next) && run?.words.at(-1)?.text === next
}

/** 'NEPHIN PLANT & HAULAGE': the end of a name, unless what stands before the sign is a label too. */
function isBehindAnd(label: Label, labels: readonly Label[], { runs }: PageLayout): boolean {
  const [word] = label.words
  const run = runs.find((r) => word && r.words.includes(word))
  const at = word && run ? run.words.indexOf(word) : 0
  const before = run?.words[at - 2]
  return (
    !label.colon &&
    run?.words[at - 1]?.text === '&' &&
    before !== undefined &&
    !labels.some((l) => l.words.has(before))
  )
}

/** 'come mittente' is one letter from 'committente', and refers to the sender. */
const isReference = ({ matches, words }: Label): boolean =>
  (matches[0]?.wrong ?? 0) > 0 && referredParty(textOf([...words]), 'consignor', {}) !== null

const measures = new Set(['volume', 'grossWeight', 'netWeight'])

/** 'VENTILATION 25 CBM/H', 'VGM 28 840 KGS': the unit of a number in a text, not a label; '11 m³' may be a box and its heading. */
function isUnitBehindNumber(label: Label, { runs }: PageLayout): boolean {
  const [word] = label.words
  if (!word || label.words.size > 1 || !measures.has(label.concept)) return false
  const run = runs.find((r) => r.words.includes(word))
  const at = run?.words.indexOf(word) ?? 0
  return at > 1 && /^\d[\d.,]*$/.test(run?.words[at - 1]?.text ?? '')
}

const widened = ({ box, size }: Run): Run['box'] => [box[0] - 2 * size, box[1], box[2] + 2 * size, box[3]]
const isNumber = (run: Run) => /^\d[\d.,'’ ]*$/.test(textOf(run.words))

const parties = new Set(['consignor', 'consignee', 'buyer', 'carrier', 'freightForwarder'])

/** One word without a colon, right behind a label with one or behind its number: 'Packages: 3 pallets'. */
function isAnswer(label: Label, labels: readonly Label[], layout: PageLayout): boolean {
  if (label.colon || label.words.size !== 1 || label.boxNumber !== undefined || parties.has(label.concept))
    return false
  const before = labels
    .filter((l) => l !== label && l.region === label.region && sameLine(lastLine(l), label.box))
    .filter((l) => l.box[2] <= label.box[0] + 1)
    .sort((a, b) => b.box[2] - a.box[2])[0]
  if (!before?.colon) return false
  const others = layout.runs.filter(
    (run) => sameLine(run.box, label.box) && run.words.some((w) => w.box[0] >= before.box[2] - 1),
  )
  const [first] = others
    .flatMap((run) => run.words)
    .filter((w) => w.box[0] >= before.box[2] - 1 && !/^\d+$/.test(w.text))
    .sort((a, b) => a.box[0] - b.box[0])
  const own = layout.runs.find((run) => run.words.some((w) => label.words.has(w)))
  const alone =
    own?.words.every((w) => label.words.has(w) || before.words.has(w) || /^\d+$/.test(w.text)) ?? false
  return first !== undefined && label.words.has(first) && alone
}

const streetWords = new Set(lexicons.flatMap((l) => l.streetWords).map(bare))

/** 'ul. Fabryczna 4' begins with a word for streets, and 'Morel SARL – depot' ends with one for depots: text of a value. */
function isWithinText(label: Label, labels: readonly Label[], { runs }: PageLayout): boolean {
  const [word] = label.words
  const run = runs.find((r) => word && r.words.includes(word))
  if (label.colon || label.words.size !== 1 || !word || !run || run.words.length === 1) return false
  const at = run.words.indexOf(word)
  if (at === 0) return streetWords.has(bare(word.text))
  const before = run.words.slice(0, at).findLast(({ text }) => /\p{L}/u.test(text))
  return at === run.words.length - 1 && at > 1 && !labels.some((l) => before && l.words.has(before))
}

/** '[X] PORT PAYÉ [ ] PORT DÛ': behind a box to tick stands a choice. */
function isChoice(label: Label, { runs }: PageLayout): boolean {
  const run = runs.find((r) => r.words.some((w) => label.words.has(w)))
  const at = run?.words.findIndex((w) => label.words.has(w)) ?? 0
  return run !== undefined && tickedIn(textOf(run.words.slice(0, at))) !== undefined
}

const lastLine = (label: Label): Label['box'] => {
  const words = [...label.words]
  const bottom = Math.max(...words.map((w) => w.box[3]))
  return [label.box[0], bottom - label.size, label.box[2], bottom]
}
