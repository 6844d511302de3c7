import { elementByPath } from '../dataset/elements.ts'
import { labelOf } from '../dataset/labels.ts'
import { plainPath } from '../dataset/paths.ts'
import type { Finding } from '../rules/finding.ts'
import {
  addPlace,
  furtherFinding,
  MAX_FINDINGS_PER_RULE,
  nameCount,
  type Open,
} from '../rules/further-findings.ts'
import { failed, findingOf, type RuleText } from '../rules/rule.ts'
import { exampleInXml } from './example-in-xml.ts'
import { STRUCTURE_RULES } from './structure-rules.ts'
import { LineCounter } from './text-place.ts'

type RuleName = keyof typeof STRUCTURE_RULES

/** Breaches that the element itself has an example for. */
const OF_ONE_VALUE: ReadonlySet<RuleName> = new Set(['value', 'attribute'])

/** Collects breaches of the schema while a file is read. */
export class StructureReport {
  readonly #findings: Finding[] = []
  readonly #offsets: number[] = []
  readonly #counts = new Map<RuleName, number>()
  readonly #further = new Map<RuleName, Open>()

  add(rule: RuleName, path: string | null, offset: number, message: string): void {
    const text: RuleText = STRUCTURE_RULES[rule]
    const count = (this.#counts.get(rule) ?? 0) + 1
    this.#counts.set(rule, count)
    if (count > MAX_FINDINGS_PER_RULE) {
      const further = this.#further.get(rule) ?? furtherFinding(text, text.severity)
      this.#further.set(rule, further)
      addPlace(further, text.severity, [])
      return
    }
    const element = path ? elementByPath(plainPath(path)) : undefined
    const example = element && OF_ONE_VALUE.has(rule) ? { example: exampleInXml(element) } : {}
    const outcome = failed(path, message, { eftiId: element?.id ?? null, ...example })
    this.#findings.push(findingOf(text, outcome, element ? labelOf(element.id) : null, []))
    this.#offsets.push(offset)
  }

  /** All findings, each with its line; lines are counted once, here. */
  finish(text: string): Finding[] {
    const lines = new LineCounter(text)
    // Findings are made when a tag opens or closes, so their offsets do not always rise.
    const byOffset = this.#offsets.map((offset, n) => ({ offset, n })).sort((a, b) => a.offset - b.offset)
    for (const { offset, n } of byOffset) {
      const line = lines.lineAt(offset)
      const finding = this.#findings[n]
      if (finding) this.#findings[n] = { ...finding, line, message: `Line ${line}: ${finding.message}` }
    }
    for (const further of this.#further.values()) nameCount(further)
    return [...this.#findings, ...this.#further.values()]
  }
}
