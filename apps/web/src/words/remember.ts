import { counted } from './counted.ts'

const documentsOf = (sender: string) =>
  sender === '' ? 'documents that name no sender' : `documents from ${sender}`

const NOT_ASKED_AGAIN = 'Nothing changes for other documents, and we will not ask about this place again.'

/** The question whether a place that was corrected twice is used on a sender's later documents. */
export const rememberWords = {
  question: (sender: string, places: number) =>
    places === 1
      ? `Remember this place for ${sender || 'documents that name no sender'}?`
      : `Remember these ${counted(places, 'place')} for ${sender || 'documents that name no sender'}?`,
  refusedQuestion: (sender: string) => `Stop reading this value here for ${documentsOf(sender)}?`,
  of: (documentName: string, question: string) => `${documentName}: ${question}`,
  hint: 'This correction was made on more than one document.',
  yes: 'Yes',
  no: 'No',
  aboutPlace: {
    yes: {
      title: 'Place Remembered',
      description: (sender: string) => `We'll look here on the next ${documentsOf(sender)}.`,
    },
    no: {
      title: 'Place Not Remembered',
      description: () => NOT_ASKED_AGAIN,
    },
    undone: { title: 'Answer Undone', description: 'This place is not used on other documents.' },
  },
  /** The same of a place that a value is no longer to be read from. */
  aboutRefused: {
    yes: {
      title: 'Place Not Read Any More',
      description: (sender: string) => `We'll no longer read this value here on ${documentsOf(sender)}.`,
    },
    no: {
      title: 'Place Still Read',
      description: () => NOT_ASKED_AGAIN,
    },
    undone: { title: 'Answer Undone', description: 'This value is still read here on other documents.' },
  },
  undo: 'Undo',
  undoHint: 'Undo the answer about this place',
}
