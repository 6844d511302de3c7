import { phraseOf } from '../../dataset/labels.ts'
import { sentenceCase } from '../../rules/missing.ts'
import { failed, type Outcome, passed, type Rule } from '../../rules/rule.ts'
import type { GivenValue } from '../../rules/view.ts'
import { exampleFor } from '../example-of.ts'
import { codesFor } from './allowed-codes.ts'
import { quote, TABLE_1, valueRule } from './value-rule.ts'

/** What people write where they have nothing to write. */
const PLACEHOLDERS = new Set([
  'n/a',
  'n.a.',
  'na',
  'tba',
  'tbd',
  'tbc',
  'xxx',
  'xxxx',
  'unknown',
  'none given',
])
/** A dash is the tunnel code of goods without restriction. */
const TUNNEL_CODES = 'CL-042'

/** The wording of texts. */
export const wording: readonly Rule[] = [
  valueRule(
    {
      code: 'CDS-PLACEHOLDER',
      rule: 'A text that is given has meaning; it is not a placeholder.',
      clause: `${TABLE_1}, definition of the element; Regulation (EU) 2020/1056, Article 4(1)`,
      violationType: 'Format',
      remedy: 'Enter the text itself or leave the element out.',
      example: 'Muster AG',
    },
    {
      of: (element) =>
        element.kind === 'text' && element.codeList !== TUNNEL_CODES && codesFor(element) === null,
      problem: ({ value }) =>
        isPlaceholder(String(value)) ? `${quote(value)} is a placeholder, not a text` : null,
      example: exampleFor,
    },
  ),
  valueRule(
    {
      code: 'CDS-TRANSPORT-INDEX',
      rule: 'The transport index of radioactive material is a number.',
      clause: `${TABLE_1}, eFTI288; ADR/RID/ADN 5.1.5.3.1`,
      violationType: 'Format',
      remedy: 'Enter the number, rounded up to one decimal.',
      example: '1.2',
    },
    {
      of: ({ id }) => id === 'eFTI288',
      problem: ({ value }) =>
        /^\d{1,3}(?:[.,]\d)?$/.test(String(value)) ? null : `${quote(value)} is not a transport index`,
    },
  ),
  {
    code: 'CDS-LANGUAGES',
    rule: 'If one of several versions of a text states its language, all do.',
    clause: 'Regulation (EU) 2020/1056, Article 9(1)(k); eFTI schemas, languageId',
    severity: 'low',
    isNote: true,
    violationType: 'Format',
    remedy: 'Name the language of each version by its two letters.',
    example: 'en',
    eftiId: null,
    subsets: null,
    judges: 'value',
    *check(view) {
      // Most documents name no language at all: one look at each value.
      for (const values of view.present)
        if (values.length > 1 && values.some(namesLanguage)) yield* judgeVersions(values)
    },
  },
]

function* judgeVersions(values: readonly GivenValue[]): Iterable<Outcome> {
  const byOwner = new Map<string, GivenValue[]>()
  for (const given of values) {
    const owner = ownerPath(given)
    const versions = byOwner.get(owner)
    if (versions) versions.push(given)
    else byOwner.set(owner, [given])
  }
  for (const versions of byOwner.values()) {
    if (versions.length < 2 || !versions.some(namesLanguage)) continue
    for (const given of versions) {
      const { element, path, value } = given
      const message = `${sentenceCase(phraseOf(element.id))}: ${quote(value)} has no language, although another version has one.`
      yield namesLanguage(given) ? passed(path) : failed(path, message, { eftiId: element.id })
    }
  }
}

function namesLanguage({ attributes }: GivenValue): boolean {
  return attributes.languageId !== undefined
}

function ownerPath({ path }: GivenValue): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}

const INITIALS = new Set([...PLACEHOLDERS].map((word) => word.charAt(0)))

/** Most texts begin with a letter or digit that no placeholder begins with. */
function isPlaceholder(text: string): boolean {
  const first = text.charAt(0).toLowerCase()
  if (((first >= 'a' && first <= 'z') || (first >= '0' && first <= '9')) && !INITIALS.has(first)) return false
  return !/[\p{L}\d]/u.test(text) || PLACEHOLDERS.has(text.trim().toLowerCase())
}
