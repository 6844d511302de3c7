import { PermanentFailure } from '../documents/permanent-failure.ts'

export type {
  Box,
  Recognised,
  RecognisedPage,
  RecognitionNote,
  Rule,
  SourceFormat,
  Word,
} from '@efti-hub/reading'

/** The file itself is damaged: final, never retried. The message states what was wrong, where, and what to do. */
export class UnreadableFile extends PermanentFailure {}
