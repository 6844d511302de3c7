import type { Consignment } from './dataset/consignment.ts'
import { EDITION } from './edition.ts'
import { readOptions } from './read-options.ts'
import { ALL_RULES } from './regulations/all-rules.ts'
import type { CheckLine, Evaluation, Finding } from './rules/finding.ts'
import { countPlaces } from './rules/further-findings.ts'
import type { Setting } from './rules/rule.ts'
import { runRules } from './rules/run-rules.ts'
import { viewOf } from './rules/view.ts'
import { STRUCTURE_RULES } from './xml/structure-rules.ts'
import { writeValidConsignmentXml } from './xml/write-consignment.ts'

export interface EvaluateOptions {
  /** Ids of the subsets to check, such as `['EU01']`. Rules of the data set itself always apply. */
  subsets: readonly string[]
  /**
   * How the Annex's mandatory address lines are read. `practical` (default): country, town, street or PO box, and
   * postcode where the country has them. `strict`: every line.
   */
  addressReading?: Setting['addressReading']
  /** ISO date-time with offset ('2026-11-20T08:00:00Z'): the moment at which signatures are judged to be due or not yet. */
  asOf: string
  /**
   * Findings of `parseConsignmentXml`, if the consignment came from XML. They come first in the answer and have their
   * check lines; a value that the schema refused is not reported a second time.
   */
  structure?: readonly Finding[]
  /**
   * Answers to `questionsFor`, such as `{ 'BR-058': true }`. What is answered yes becomes due, what is answered no or not
   * at all is not demanded.
   */
  answers?: Readonly<Record<string, boolean>>
  /**
   * `data` (default): a message or a record, which states who has signed. `paper`: a document or its picture was read, and ink
   * cannot be: a signature or stamp that is due and was not read is a hint to look for it (low), not reported as missing.
   */
  readFrom?: Setting['readFrom']
  /** The document is a road consignment note, not a message or a record of its data: it owes what CMR, Article 6(1) asks for. */
  isRoadNote?: boolean
  /** Places with text that could not be read: what is missing there is reported as unread, not as missing. */
  unread?: Setting['unread']
}

/**
 * Checks a consignment against the eFTI common data set and the subsets asked for. Pure: the same input gives the same
 * answer. Never throws, whatever the values and the options are: options that cannot be used are listed in `ignored`.
 */
export function evaluate(consignment: Consignment, options: EvaluateOptions): Evaluation {
  const { setting, structure, ignored } = readOptions(options)
  const { findings, unread, notes, checks } = runRules(
    ALL_RULES,
    viewOf(consignment),
    setting,
    refusedBySchema(structure ?? [], consignment),
  )
  return {
    edition: EDITION,
    findings: [...(structure ?? []), ...findings],
    unread,
    notes,
    checks: [...(structure ? structureLines(structure) : []), ...checks],
    ...(ignored.length > 0 ? { ignored } : {}),
  }
}

/** Where a finding covers further places, the schema is asked once more which they are. */
function refusedBySchema(structure: readonly Finding[], consignment: Consignment): ReadonlySet<string> {
  const codes: readonly string[] = [STRUCTURE_RULES.value.code, STRUCTURE_RULES.attribute.code]
  const refused = structure.filter((finding) => codes.includes(finding.code))
  const further = refused.some(({ count }) => count !== undefined)
    ? writeValidConsignmentXml(consignment).leftOut
    : []
  return new Set([...refused, ...further].flatMap(({ path }) => path ?? []))
}

/** Each structure rule passed for the file as a whole, or failed once for each breach. */
function structureLines(structure: readonly Finding[]): CheckLine[] {
  return Object.values(STRUCTURE_RULES).map(({ code, rule, severity }) => {
    const failed = countPlaces(structure.filter((finding) => finding.code === code))
    return { code, rule, severity, obligation: false, passed: failed === 0 ? 1 : 0, failed }
  })
}
