import type { Remark } from '@efti-hub/efti'
import type { RecognitionNote } from '../recognition/recognised.ts'

const CODE = 'DOC-AI-INSTRUCTIONS'

/** A note in words that fit many documents, by code. */
export const instructionNoteText = (code: string): string | null =>
  code === CODE ? 'The document contains text that seems to be instructions to an AI.' : null

/** Nothing is wrong with the data: somebody should know that a document tries to steer programs that read it. */
export function notesOnInstructions(notes: readonly RecognitionNote[]): Remark[] {
  return notes
    .filter(({ code }) => code === 'instructions-to-ai')
    .map(({ message }) => ({
      code: CODE,
      violationType: 'Instructions to an AI',
      message,
      fieldName: 'Document text',
      remedy:
        'Ask the sender why it is there. It changed no result, and no AI provider is asked about this document.',
      example: null,
      eftiId: null,
      path: null,
      clause: 'Regulation (EU) 2020/1056, Article 4',
      subsets: [],
    }))
}
