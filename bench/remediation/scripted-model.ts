import { elementByPath, plainPath, type Value } from '@efti-hub/efti'
import type { ModelPlan } from '../../apps/server/src/pipeline/remediation/from-model/question.ts'
import { readText, unitPrinted } from '../../packages/reading/src/remembered/read-value.ts'
import { decimalSignOf } from '../../packages/reading/src/values/numbers.ts'
import { sameValue, spansOf } from '../reading-with-model/scripted-model.ts'

/** Shares of the violations about which a model errs. */
export interface Manner {
  /** No step is about them. */
  skips: number
  /** A further step is written, about a violation that does not exist. */
  invents: number
  /** A value is proposed that is on no page. */
  offPage: number
  /** A value is proposed that is on the page, fits the field and is another than the true one. */
  misquotes: number
}

const ERRS_NOWHERE: Manner = { skips: 0, invents: 0, offPage: 0, misquotes: 0 }
export const MANNERS = {
  truthful: ERRS_NOWHERE,
  careless: { ...ERRS_NOWHERE, skips: 0.2, invents: 0.2, offPage: 0.3 },
  misquoting: { ...ERRS_NOWHERE, misquotes: 0.3 },
} satisfies Record<string, Manner>

/** Begins the action of every step about a violation that does not exist. */
export const INVENTED = 'Invented:'

interface Sent {
  language: string | null
  violations: { ref: string; field: string | null; path: string | null }[]
  text: string
}

/**
 * A model's plan for `content`, which is what the product sends. It knows the true value of a path, or undefined where none is known, and
 * quotes it where the text says it. The same `random` gives the same plan.
 */
export function scriptedPlan(
  content: string,
  truth: (path: string) => Value | undefined,
  manner: Manner,
  random: () => number,
): ModelPlan {
  const { violations, text, language }: Sent = JSON.parse(content)
  const spans = text.split('\n').flatMap((line) => spansOf(line.split(/\s+/).filter(Boolean)))
  const writing = { language, decimalSign: decimalSignOf(text, language) }
  const readAs = (path: string, span: string) => {
    const element = elementByPath(plainPath(path))
    return element && element.kind !== 'class'
      ? readText(span, element, unitPrinted(span, writing), writing)
      : null
  }

  function quote(path: string): string | null {
    const value = truth(path)
    return value === undefined ? null : (spans.find((span) => sameValue(readAs(path, span), value)) ?? null)
  }

  function misquote(path: string): string | null {
    const right = truth(path)
    const others = spans.filter((span) => {
      const value = readAs(path, span)
      return value !== null && !sameValue(value, right)
    })
    return others[Math.floor(random() * others.length)] ?? null
  }

  const steps = violations.flatMap(({ ref, field, path }): ModelPlan['steps'] => {
    const [skips, invents, errs] = [random() < manner.skips, random() < manner.invents, random()]
    const step = { details: 'See the document.', example: null }
    const invented = {
      ...step,
      violations: [`V${violations.length + 1 + Math.floor(random() * 100)}`],
      action: `${INVENTED} correct what is not wrong.`,
      value: null,
    }
    const text = () => {
      if (!path) return null
      if (errs < manner.offPage) return `Zwyxar ${Math.floor(random() * 90_000) + 10_000}`
      return errs < manner.offPage + manner.misquotes ? misquote(path) : quote(path)
    }
    const proposed = skips ? null : text()
    const own = {
      ...step,
      violations: [ref],
      action: `Correct ${field ?? 'what the violation names'} (${ref}).`,
      value: path && proposed !== null ? { path, text: proposed } : null,
    }
    return [...(skips ? [] : [own]), ...(invents ? [invented] : [])]
  })
  return { overview: 'What is wrong is listed below.', steps, preventionTips: [] }
}
