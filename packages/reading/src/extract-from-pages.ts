import { addressesByReference } from './choose/addresses-by-reference.ts'
import { chooseCandidates } from './choose/choose-candidates.ts'
import { withDirective } from './choose/combined-transport.ts'
import { completeGoods, withoutMentions } from './choose/complete-goods.ts'
import { modeByRules } from './choose/mode-by-rules.ts'
import { withPrintedTotals } from './choose/printed-totals.ts'
import { sealsByLine, sealsOfContainers } from './choose/seals-of-containers.ts'
import { withSpecialGoods } from './choose/special-goods.ts'
import { threeDecimals, withOtherReading } from './choose/three-decimals.ts'
import { townAsNamed } from './choose/town-as-named.ts'
import { isUnfilled } from './choose/unfilled-form.ts'
import { valuesFromKind } from './choose/values-from-kind.ts'
import { valuesOf } from './choose/values-of.ts'
import { wasteFromFirst } from './choose/waste-from-first.ts'
import { furtherPapers } from './detect/further-papers.ts'
import type { Extracted, ExtractedValue } from './fields/extracted.ts'
import { contradictionsInGoods } from './findings/contradictions-in-goods.ts'
import { contradictionsOnPages } from './findings/contradictions-on-pages.ts'
import { unreadIn } from './findings/find-unread.ts'
import { findingOfOthers } from './findings/findings-of-reading.ts'
import { printedAgainstLines } from './findings/printed-against-lines.ts'
import { textsOfBoxes } from './findings/unread-boxes.ts'
import { withoutProperties } from './forms/hazard-properties.ts'
import { unsignedCertificate } from './forms/packing-certificate.ts'
import { type PageOfForm, readForm, withoutStrays } from './forms/read-form.ts'
import { other } from './kinds/all-kinds.ts'
import type { Trait } from './kinds/kind.ts'
import type { Recognised } from './layout/pages.ts'
import type { PageLayout } from './layout/runs.ts'
import type { SeenDocument } from './learned/seen-document.ts'
import { withLearned } from './learned/with-learned.ts'
import { proposeCandidates } from './propose-candidates.ts'
import type { Label } from './proposers/labels/find-labels.ts'
import type { DecimalSign } from './values/numbers.ts'

const NOT_FILLED_IN = 'The form is not filled in, or is filled in by hand: no values were taken from it.'

/** For scripts/train-reader.ts: reading by rules alone, of which it takes labels away as if no lexicon knew them. */
export interface Training {
  knows: (label: Label) => boolean
  saw: (seen: SeenDocument, values: readonly ExtractedValue[]) => void
}

/** The steps in their order: candidates; the best consistent choice; values; what contradicts itself. */
export function extractFromPages(
  recognised: Recognised,
  chosen?: string,
  /** How numbers are written, where a first reading has shown it. */
  sign?: DecimalSign,
  training?: Training,
): Extracted {
  const proposed = proposeCandidates(recognised, chosen, sign, training?.knows)
  const { about, detected, pages, context, labels, labelsOn, labelsOf, found, tables, candidates } = proposed
  if (detected.kind === other) return { ...about, values: [], findings: [] }
  const has = (trait: Trait) => detected.kind.traits.includes(trait)
  const others = furtherPapers(
    pages.map((layout, at) => ({ layout, labelled: found[at]?.labelled ?? [] })),
    labelsOn,
  )
  const source = recognised.engine.startsWith('tesseract') ? 'ocr' : 'text'
  const specialGoods = (of: ExtractedValue[]) =>
    detected.kind.ofTrade
      ? of
      : withDirective(withSpecialGoods(of, pages, source, context.decimalSign), pages, source)
  const values = sealsOfContainers(
    sealsByLine(
      wasteFromFirst(
        completeGoods(
          specialGoods(
            withoutMentions(valuesOf(chooseCandidates(withPrintedTotals(candidates)), pages, source)),
          ),
        ),
      ),
    ),
  )
  const ofKind = valuesFromKind(values, detected, pages, source)
  const complete = townAsNamed(
    has('mode-by-rules') ? modeByRules(ofKind, recognised.text) : ofKind,
    about.language,
  )
  if (isUnfilled(complete, new Set(labelsOf(detected.kind).map(({ concept }) => concept)).size))
    return { ...about, values: [], findings: findingOfOthers(others), notes: [NOT_FILLED_IN] }
  const form = readForm(detected.kind, pages.map(formPage), complete)
  const held = pages.map((layout, at) => ({
    layout,
    labels: labels.get(layout) ?? [],
    holdings: found[at]?.holdings ?? [],
    table: found[at]?.table,
  }))
  const inForce = addressesByReference(
    textsOfBoxes(held),
    withoutStrays(complete, form, detected.kind),
    detected.kind,
  )
  const decimals = sign ? 'none' : threeDecimals(inForce, recognised.text)
  if (decimals === 'thousands')
    return extractFromPages(recognised, chosen, context.decimalSign === 'point' ? 'comma' : 'point', training)
  const onPages = { kind: detected.kind.id, context, pages: held }
  training?.saw(onPages, inForce)
  // Where the kind is only likely, what the document says is doubted as a whole.
  const byRules = training !== undefined || source === 'ocr' || detected.onlyLikely
  const learned = byRules ? inForce : withLearned(inForce, onPages, form !== undefined)
  const ofGoods = contradictionsInGoods(tables, inForce, context)
  return {
    ...about,
    values: decimals === 'open' ? withOtherReading(learned) : learned,
    ...(form ? { form } : {}),
    findings: [
      ...findingOfOthers(others),
      ...ofGoods,
      ...printedAgainstLines(inForce, ofGoods),
      ...contradictionsOnPages(detected.kind, pages, labelsOn, inForce, context.decimalSign),
      ...(has('packing-certificate') ? unsignedCertificate(pages) : []),
      ...(has('hazard-properties') ? withoutProperties(pages) : []),
    ],
    unread: unreadIn(held, learned, detected.kind),
  }

  function formPage(layout: PageLayout): PageOfForm {
    const isPicture = source === 'ocr' || layout.page.words.some((word) => word.confidence < 1)
    return { layout, labels: labels.get(layout) ?? [], isPicture }
  }
}
