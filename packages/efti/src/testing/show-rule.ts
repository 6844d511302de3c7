import type { Consignment } from '../dataset/consignment.ts'
import { elementById } from '../dataset/elements.ts'
import { type EvaluateOptions, evaluate } from '../evaluate.ts'
import { ALL_RULES } from '../regulations/all-rules.ts'
import { ASKED } from '../regulations/business-rules/asked.ts'
import { subsetsCiting } from '../regulations/completeness/subset-rows.ts'
import type { Evaluation } from '../rules/finding.ts'
import type { Rule } from '../rules/rule.ts'
import { parseConsignmentXml } from '../xml/parse-consignment.ts'
import { answeredValues, goodsFor } from './asked-rules.ts'
import { BREACHES } from './breaches.ts'
import { AS_OF, withoutClass } from './consignments.ts'
import { surroundings, valueFor } from './national-demands.ts'
import { SAMPLES, UNION_SUBSETS, type UnionSubset } from './samples.ts'
import { XML_BREACHES } from './xml-breaches.ts'

export type Options = Partial<EvaluateOptions> & Pick<EvaluateOptions, 'subsets'>

export interface JudgedExample {
  consignment: Consignment
  options: Options
  evaluation: Evaluation
}

/** A consignment that breaks a rule, and one to which it applies and that keeps it. */
export interface Shown {
  broken: JudgedExample
  kept: JudgedExample
}

/** Shows a rule of the catalogue at work; throws for one without an example. */
export function showRule(code: string): Shown {
  const rule = ALL_RULES.find((known) => known.code === code)
  const shown = ofXml(code) ?? ofBreach(code) ?? (rule && (ofAsked(rule) ?? ofNation(rule) ?? ofDemand(rule)))
  if (!shown) throw new Error(`${code} has no example that breaks it: add one to breaches.ts`)
  return shown
}

export function judge(consignment: Consignment, options: Options): JudgedExample {
  return { consignment, options, evaluation: evaluate(consignment, { asOf: AS_OF, ...options }) }
}

function ofXml(code: string): Shown | null {
  const xml = XML_BREACHES[code]
  if (!xml) return null
  const [broken, kept] = [xml.broken, xml.kept].map((text) => {
    const { consignment, findings } = parseConsignmentXml(text)
    return judge(consignment ?? { values: [] }, { subsets: [], structure: findings })
  })
  return broken && kept ? { broken, kept } : null
}

function ofBreach(code: string): Shown | null {
  const breach = BREACHES[code]
  if (!breach) return null
  const {
    answers,
    spoil,
    keeps = (complete) => complete,
    answersKept,
    isRoadNote = false,
    paperOnly,
  } = breach
  const readFrom = paperOnly ? 'paper' : 'data'
  const subsets = breach.asked ?? [breach.subset]
  const complete = SAMPLES[breach.subset]()
  return {
    broken: judge(spoil(complete), { subsets, isRoadNote, readFrom, ...(answers ? { answers } : {}) }),
    kept: judge(keeps(complete), {
      subsets,
      isRoadNote,
      readFrom,
      ...(answersKept ? { answers: answersKept } : {}),
    }),
  }
}

function ofAsked(rule: Rule): Shown | null {
  const asked = ASKED.find(({ id }) => id === rule.code)
  if (!asked) return null
  const options = {
    subsets: subsetsCiting(asked.id).slice(0, 1),
    answers: { [asked.sameAs ?? asked.id]: true },
  }
  const goods = goodsFor(asked)
  return {
    broken: judge(goods, options),
    kept: judge({ values: [...goods.values, ...answeredValues(asked)] }, options),
  }
}

function ofNation(rule: Rule): Shown | null {
  const element = elementById(rule.eftiId ?? '')
  if (!rule.code.startsWith('NAT-') || !element) return null
  const options = { subsets: rule.subsets?.slice(0, 1) ?? [], addressReading: 'strict' } as const
  const around = surroundings(rule)
  return {
    broken: judge({ values: around }, options),
    kept: judge({ values: [...around, valueFor(element)] }, options),
  }
}

/** What a Union subset asks for, taken away where it is asked for: one of the places, or the whole class. */
function ofDemand(rule: Rule): Shown | null {
  const id = rule.eftiId ?? ''
  const subset = UNION_SUBSETS.find((known: UnionSubset) => rule.subsets?.includes(known))
  if (!subset) return null
  const options = { subsets: [subset], addressReading: 'strict' } as const
  const complete = SAMPLES[subset]()
  const less =
    elementById(id)?.kind === 'class'
      ? [withoutClass(complete, id)]
      : complete.values
          .filter(({ eftiId }) => eftiId === id)
          .map((place) => ({ values: complete.values.filter((value) => value !== place) }))
  const broken = less
    .map((consignment) => judge(consignment, options))
    .find(({ evaluation }) =>
      [...evaluation.findings, ...evaluation.notes].some(({ code }) => code === rule.code),
    )
  return broken ? { broken, kept: judge(complete, options) } : null
}
