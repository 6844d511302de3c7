import { bareWords } from '../compare.ts'
import { phraseList } from '../phrases/index.ts'

export const markWords: ReadonlySet<string> = new Set(phraseList('marksWord').map(bareWords))
