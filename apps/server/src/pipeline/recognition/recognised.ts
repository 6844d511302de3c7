export type {
  Box,
  Recognised,
  RecognisedPage,
  RecognitionNote,
  Rule,
  SourceFormat,
  Word,
} from '@efti-hub/reading'
export { UnreadableFile } from '@efti-hub/reading/files'
