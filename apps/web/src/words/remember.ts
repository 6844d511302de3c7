import { counted } from './counted.ts'

const documentsOf = (sender: string) =>
  sender === '' ? 'documents that name no sender' : `documents from ${sender}`

/** The question whether a place that was corrected twice is used on a sender's later documents. */
export const rememberWords = {
  question: (sender: string, places: number) =>
    places === 1
      ? `Remember this place for ${sender || 'documents that name no sender'}?`
      : `Remember these ${counted(places, 'place')} for ${sender || 'documents that name no sender'}?`,
  refusedQuestion: (sender: string) => `Stop reading this value here for ${documentsOf(sender)}?`,
  hint: 'This correction was made on two documents.',
  yes: 'Yes',
  no: 'No',
  kept: {
    title: 'Place Remembered',
    description: (sender: string) => `We'll look here on the next ${documentsOf(sender)}.`,
  },
  stopped: {
    title: 'Place Remembered',
    description: (sender: string) => `We'll no longer read this value here on ${documentsOf(sender)}.`,
  },
  declined: {
    title: 'Place Not Remembered',
    description: 'Nothing changes for other documents, and we will not ask about this place again.',
  },
  undo: 'Undo',
  undoHint: 'Undo the answer about this place',
  undone: { title: 'Answer Undone', description: 'This place is not used on other documents.' },
}
