import type { Form } from '../../dataset/form.ts'
import { pathOf } from '../../dataset/paths.ts'
import { missingText } from '../../rules/missing.ts'
import { failed, type Outcome, passed, type Rule, type Setting } from '../../rules/rule.ts'
import type { View } from '../../rules/view.ts'
import { isTakenOver } from '../completeness/moments.ts'
import { isListCode } from './attached-documents.ts'
import { ANNEX_VII, type Block, type BlockParticular, MOVEMENT, stateOf } from './blocks.ts'
import { contentsOfBlocks } from './contents-of-blocks.ts'

/*
 * The forms of waste are made and kept block by block; the common data set has elements for a few blocks only. Each block that is filled
 * in before the shipment starts is one rule.
 */

interface FormRules {
  kind: Form['kind']
  code: string
  /** 'The document of Annex VII'. */
  name: string
  clause: string
  blocks: readonly Block[]
}

const FORMS: readonly FormRules[] = [
  {
    kind: 'waste-annex-vii',
    code: 'ANNEX-VII',
    name: 'Annex VII document',
    clause: 'Regulation (EU) 2024/1157, Article 18 and Annex VII',
    blocks: ANNEX_VII,
  },
  {
    kind: 'waste-movement',
    code: 'MOVEMENT',
    name: 'movement document',
    clause: 'Regulation (EU) 2024/1157, Article 16 and Annex IB',
    blocks: MOVEMENT,
  },
]

/** A block that the data set has no element for is settled by a person's answer to the question of this id. */
export function questionOf({ code }: FormRules, { slug }: Block): string {
  return `${code}-${slug}`
}

const filledIn: readonly Rule[] = FORMS.flatMap((form) =>
  form.blocks.map((block): Rule => {
    const { number, what, example, severity = 'high', elements, party } = block
    return {
      code: questionOf(form, block),
      rule: `Block ${number} of the ${form.name} gives the ${what}.`,
      clause: `${form.clause}, block ${number}`,
      severity,
      violationType: 'Waste',
      obligation: true,
      remedy: `Fill in block ${number} (${what}).`,
      example,
      eftiId: party ?? elements?.[0] ?? null,
      subsets: null,
      message: missingText(`block ${number}: ${what}`),
      check: (view, setting) => (view.form?.kind === form.kind ? [judge(form, block, view, setting)] : []),
    }
  }),
)

/** The fields of a block that the form prints; where the block is empty, that is reported for the block. */
const fieldsFilledIn: readonly Rule[] = FORMS.flatMap((form) =>
  form.blocks.flatMap((block) =>
    (block.particulars ?? []).map((particular): Rule => {
      const { what, example, severity } = particular
      const { number } = block
      return {
        code: questionOfField(form, block, particular),
        rule: `Block ${number} of the ${form.name} gives the ${what}.`,
        clause: `${form.clause}, block ${number}`,
        severity,
        violationType: 'Waste',
        obligation: true,
        remedy: `Fill in block ${number} (${what}).`,
        example,
        eftiId: null,
        subsets: null,
        message: missingText(`block ${number}: ${what}`),
        check: (view, setting) =>
          view.form?.kind === form.kind ? judgeField(form, block, particular, view, setting) : [],
      }
    }),
  ),
)

function questionOfField(form: FormRules, block: Block, { slug }: BlockParticular): string {
  return `${questionOf(form, block)}-${slug}`
}

function* judgeField(
  form: FormRules,
  block: Block,
  particular: BlockParticular,
  view: View,
  setting: Setting,
): Iterable<Outcome> {
  const { answers } = setting
  const { number } = block
  const { field, what } = particular
  const found = view.form?.blocks[number]
  if (!found?.text) return
  // With neither date nor signature, the carrier has not taken the waste over yet.
  const isBefore = found.open?.date && found.open.signature && !isTakenOver(view, setting)
  if (field !== 'contact' && isBefore) return
  const answer = answers[questionOfField(form, block, particular)]
  const state = answer === false ? 'missing' : answer === true ? undefined : found.open?.[field]
  const fieldName = `Block ${number}: ${what}`
  if (state === undefined) yield passed(null)
  else if (state === 'missing') yield failed(null, missingText(`block ${number}: ${what}`), { fieldName })
  else {
    const evidence = found.evidence ?? { page: 1, box: null }
    yield failed(null, `Could not read the ${what} in block ${number}: check page ${evidence.page}.`, {
      fieldName,
      remedy: `Check on page ${evidence.page} whether block ${number} gives the ${what}, and answer the question about it.`,
      unread: evidence,
    })
  }
}

export const wasteForms: readonly Rule[] = [...filledIn, ...fieldsFilledIn, ...contentsOfBlocks]

function judge(form: FormRules, block: Block, view: View, { answers }: Setting): Outcome {
  const { number, what, elements = [], party } = block
  const about = party ?? elements[0]
  const path = about ? pathOf(about) : null
  const fieldName = `Block ${number}: ${what}`
  const found = view.form?.blocks[number]
  const given = answers[questionOf(form, block)] ?? elements.some((id) => isGiven(view, id))
  const state = answers[questionOf(form, block)] === false ? 'missing' : stateOf(block, found, given)
  if (state === 'filled') return passed(path)
  if (state === 'missing') return failed(path, missingText(`block ${number}: ${what}`), { fieldName })
  const page = found?.evidence?.page ?? 1
  return failed(path, `Could not read block ${number} (${what}): check page ${page}.`, {
    fieldName,
    remedy: `Check on page ${page} whether block ${number} gives the ${what}, and answer the question about it.`,
    unread: found?.evidence ?? { page, box: null },
  })
}

/** The number of a notification shares its element with codes of lists of waste. */
function isGiven(view: View, id: string): boolean {
  return view.every(id).some(({ value }) => id !== 'eFTI1496' || !isListCode(String(value)))
}

/** Blocks of which only a person can see whether they are filled in. */
export function openBlocks(view: View): { id: string; question: string }[] {
  return FORMS.flatMap((form) =>
    view.form?.kind !== form.kind
      ? []
      : form.blocks.flatMap((block) => {
          const given = (block.elements ?? []).some((id) => isGiven(view, id))
          const isOpen = stateOf(block, view.form?.blocks[block.number], given) !== 'filled'
          const ofBlock =
            isOpen && !block.elements ? [{ id: questionOf(form, block), question: asks(block) }] : []
          return [...ofBlock, ...openFields(form, block, view)]
        }),
  )
}

function openFields(form: FormRules, block: Block, view: View): { id: string; question: string }[] {
  const found = view.form?.blocks[block.number]
  return (block.particulars ?? [])
    .filter(({ field }) => found?.text && found.open?.[field])
    .map((particular) => ({
      id: questionOfField(form, block, particular),
      question: asks({ number: block.number, what: particular.what }),
    }))
}

const asks = ({ number, what }: Pick<Block, 'number' | 'what'>) => `Does block ${number} give the ${what}?`

/** Every such question, asked or not. */
export const BLOCK_QUESTIONS: readonly string[] = FORMS.flatMap((form) =>
  form.blocks.flatMap((block) => [
    ...(block.elements ? [] : [questionOf(form, block)]),
    ...(block.particulars ?? []).map((particular) => questionOfField(form, block, particular)),
  ]),
)
