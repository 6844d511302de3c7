import type { ExtractedValue } from '../fields/extracted.ts'
import { signsOf } from './agreement.ts'
import { fillSilence } from './fill-silence.ts'
import { type Network, tagWords, unpackNetwork } from './network.ts'
import { proposeValues } from './propose-values.ts'
import { seeWords } from './see-words.ts'
import type { SeenDocument } from './seen-document.ts'
import { tags } from './tags.ts'
import { weighAgreement } from './weigh-agreement.ts'
import trained from './weights.generated.json' with { type: 'json' }

let unpacked: Network | undefined

/** Unpacked with the first document that is read. */
const network = () => {
  unpacked ??= unpackNetwork(trained.network, tags.length)
  return unpacked
}

/**
 * The values of the rules, with confidences that know what a second, trained reader says of them, and behind them values of
 * fields on which the rules are silent. It replaces no value. Trained by scripts/train-reader.ts
 * on documents with a text layer; of scans nobody has measured it. `boxByBox`: on a form that is judged so, a box that is empty says something, and
 * nothing is filled.
 */
export function withLearned(
  values: readonly ExtractedValue[],
  seen: SeenDocument,
  boxByBox = false,
): ExtractedValue[] {
  if (values.length === 0) return []
  const words = seeWords(seen)
  const shares = tagWords(words, network())
  const proposals = proposeValues(seen, words, shares)
  const pages = seen.pages.map(({ layout }) => layout)
  const filled = boxByBox ? [] : fillSilence(values, proposals, pages)
  const weighed = values.map((value) =>
    weighAgreement(
      value,
      signsOf(value, words, shares, proposals),
      trained.agreement,
      seen.context.language ?? null,
    ),
  )
  return [...weighed, ...filled]
}
