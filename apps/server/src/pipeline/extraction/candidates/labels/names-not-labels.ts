import type { Concept } from '../../concepts.ts'
import type { Token } from '../tokens.ts'

const form = /^(?:[BN]\.V\.|S\.[AL]\.|S\.r\.l\.|S\.p\.A\.|GmbH|Ltd\.?|Lda\.?|A\/S)$/

/** 'B.V.' on the line below 'Nijhuis Transport' is the rest of a name. */
export const isRestOfName = (text: string): boolean => form.test(text)

/** 'NEPHIN PLANT & HAULAGE' is one name. */
export const endsName = (concept: Concept, { run, word }: Token): boolean =>
  concept === 'wayOfTransport' && run.words[run.words.indexOf(word) - 1]?.text === '&'
