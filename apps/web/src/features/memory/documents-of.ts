import type { Lesson } from '@efti-hub/contract'
import { memoryWords as words } from '../../words/memory.ts'

/** Which documents a lesson applies to, in words. */
export const documentsOf = ({ sender }: Pick<Lesson, 'sender'>): string =>
  sender === '' ? words.noSender : words.ofSender(sender)

type LessonPlace = Pick<Lesson, 'page' | 'printedLabel' | 'near' | 'refused'>

/** More of the form's words add nothing. */
const MOST_WORDS = 4

/** What was taught, in a sentence. */
export function teachingOf({ page, printedLabel, near, refused }: LessonPlace): string {
  if (printedLabel !== null) {
    return refused ? words.refusedBeside(printedLabel) : words.beside(printedLabel)
  }
  const around = near.slice(0, MOST_WORDS).join(', ')
  return refused ? words.refusedNear(page, around) : words.near(page, around)
}
