import type { Outcome, Rule, Setting } from './rule.ts'

/** How one check is applied. */
export type ApplyCheck = (check: Rule['check'], ...about: Parameters<Rule['check']>) => Iterable<Outcome>

/** What a check has looked at of the setting, with what it found there. */
interface LookedAt {
  subsets: string | null
  answers: Map<string, boolean | undefined>
}

/**
 * Applies a check once for all settings of one document that differ in nothing it looks at: of hundreds of rules, few look at the answer
 * to one question. For one view, and settings that differ in subsets and answers only.
 */
export function rememberChecks(): { apply: ApplyCheck; answersLookedAt: () => string[] } {
  const known = new Map<Rule['check'], { lookedAt: LookedAt; outcomes: readonly Outcome[] }[]>()
  const apply: ApplyCheck = (check, view, setting) => {
    const earlier = known.get(check) ?? []
    const same = earlier.find(({ lookedAt }) => looksTheSame(lookedAt, setting))
    if (same) return same.outcomes
    const lookedAt: LookedAt = { subsets: null, answers: new Map() }
    const outcomes = [...check(view, watched(setting, lookedAt))]
    known.set(check, [...earlier, { lookedAt, outcomes }])
    return outcomes
  }
  const answersLookedAt = () =>
    [...known.values()].flatMap((times) => times.flatMap(({ lookedAt }) => [...lookedAt.answers.keys()]))
  return { apply, answersLookedAt }
}

function looksTheSame({ subsets, answers }: LookedAt, setting: Setting): boolean {
  if (subsets !== null && subsets !== setting.subsets.join(' ')) return false
  return [...answers].every(([id, answer]) => setting.answers[id] === answer)
}

function watched(setting: Setting, lookedAt: LookedAt): Setting {
  const answers = new Proxy(setting.answers, {
    get(given, id) {
      lookedAt.answers.set(String(id), given[String(id)])
      return given[String(id)]
    },
    ownKeys: () => {
      throw new TypeError('a check looks at the answers to certain questions, never at all of them')
    },
  })
  return {
    ...setting,
    answers,
    get subsets() {
      lookedAt.subsets = setting.subsets.join(' ')
      return setting.subsets
    },
  }
}
