import type { Word } from '../layout/pages.ts'
import type { Run } from '../layout/runs.ts'
import { bare } from '../words/compare.ts'

/** A piece of a word that can be compared: 'Expéditeur/Sender' is two. */
export interface Token {
  key: string
  raw: string
  word: Word
  run: Run
  /** A label may begin here: start of the run, or behind a stroke, bracket, colon or number. */
  opens: boolean
  /** A label may end here: end of the run, or before a stroke, bracket or colon. */
  closes: boolean
  colon: boolean
  bracketOpens: boolean
  bracketCloses: boolean
}

const piece = /[^/|\\()[\]]+|[/|\\]|[()[\]]/g

/** The labels of a page are looked for once for each kind that it may be. */
const tokensOfRuns = new WeakMap<Run, readonly Token[]>()

export function tokensOf(run: Run): readonly Token[] {
  const known = tokensOfRuns.get(run)
  if (known) return known
  const tokens = partTokens(run)
  tokensOfRuns.set(run, tokens)
  return tokens
}

function partTokens(run: Run): Token[] {
  const tokens: Token[] = []
  let opens = true
  let bracket = false
  for (const word of run.words) {
    for (const raw of word.text.match(piece) ?? []) {
      const key = bare(raw)
      const last = tokens.at(-1)
      if (raw === '(' || raw === '[') bracket = true
      if (!key) {
        if (last && (/[/|\\()[\]:–—]/.test(raw) || raw === '-')) last.closes = true
        if (last && raw.includes(':')) last.colon = true
        if ((raw === ')' || raw === ']') && last) last.bracketCloses = true
        opens = true
        continue
      }
      tokens.push({
        key,
        raw,
        word,
        run,
        opens: opens || /^[-–—:]/.test(raw),
        closes: /[:;,.]$/.test(raw),
        colon: /:[-–_.]*$/.test(raw),
        bracketOpens: bracket,
        bracketCloses: false,
      })
      bracket = false
      // '58 a Carrier': some boxes have a letter beside their number.
      const lettered: boolean = opens && /^[a-d]$/.test(raw) && /^\d{1,2}$/.test(last?.key ?? '')
      opens = lettered || /[:;,.)]$/.test(raw) || /^\(?\d{1,2}\)?[.)]?$/.test(raw)
    }
  }
  const end = tokens.at(-1)
  if (end) end.closes = true
  return tokens
}
