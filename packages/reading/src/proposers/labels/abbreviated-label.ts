import { matchAbbreviated } from '../../words/abbreviations.ts'
import type { LabelMatch, Languages } from '../../words/index.ts'
import type { Token } from '../tokens.ts'

/** 'LISATUD DOK. :': words of one line, some of them cut by a full stop, that begin it or end with a colon. */
export function abbreviatedLabel(
  stream: readonly Token[],
  from: number,
  to: number,
  languages: Languages,
): LabelMatch | undefined {
  const tokens = stream.slice(from, to + 1)
  const isOne = tokens.every(({ run }) => run === tokens[0]?.run)
  if (!isOne || !(isLeading(stream, from) || tokens.at(-1)?.colon) || !tokens.some(isCut)) return undefined
  return matchAbbreviated(
    tokens.map((token) => ({ key: token.key, cut: isCut(token) })),
    languages,
  )
}

/** Before it stands nothing but the number of its box. */
const isLeading = (stream: readonly Token[], at: number) =>
  stream.slice(0, at).every(({ key, run }) => run !== stream[at]?.run || /^\d{1,2}$/.test(key))

const isCut = ({ raw }: Token) => /^\p{L}{2,}\.+:?$/u.test(raw)
