import type { phraseNames } from './names.ts'

export type PhraseName = keyof typeof phraseNames

/** What one language says, by what it is for. Each item is a piece of a pattern: 'poids', 'poids? brut', 'peli[gk]ros'. */
export type Phrases = Partial<Record<PhraseName, readonly string[]>>
