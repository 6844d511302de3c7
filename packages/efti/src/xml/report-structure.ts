import { elementByPath } from '../dataset/elements.ts'
import { labelOf } from '../dataset/labels.ts'
import { plainPath } from '../dataset/paths.ts'
import type { Finding } from '../rules/finding.ts'
import { broken, findingOf, type RuleText } from '../rules/rule.ts'
import { STRUCTURE_RULES } from './structure-rules.ts'
import { LineCounter } from './text-place.ts'

/** More findings of one file help nobody; the last one says how many were left out. */
export const MAX_STRUCTURE_FINDINGS = 2000

/** Collects breaches of the schema while a file is read. */
export class StructureReport {
  readonly #findings: Finding[] = []
  readonly #offsets: number[] = []
  #left = 0

  add(rule: keyof typeof STRUCTURE_RULES, path: string | null, offset: number, message: string): void {
    if (this.#findings.length >= MAX_STRUCTURE_FINDINGS) {
      this.#left += 1
      return
    }
    const element = path ? elementByPath(plainPath(path)) : undefined
    const text: RuleText = STRUCTURE_RULES[rule]
    const outcome = broken(path, message, { eftiId: element?.id ?? null })
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
    const last = this.#findings.at(-1)
    if (last && this.#left > 0)
      this.#findings.push({
        ...last,
        path: null,
        eftiId: null,
        fieldName: null,
        message: `${this.#left} further breaches of the schema in this file are not listed.`,
      })
    return this.#findings
  }
}
