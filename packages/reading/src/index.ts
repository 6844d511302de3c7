/** Reads freight documents: pages of positioned words or structured files in, values with evidence out. */

export { addAnswers, type WithAnswers } from './add-answers.ts'
export type { Evidence, Extracted, ExtractedValue } from './fields/extracted.ts'
export { isOfTrade, kindById } from './kinds/all-kinds.ts'
export type { Kind } from './kinds/kind.ts'
export { guessLanguage } from './language/guess-language.ts'
export { MAX_LINE_LENGTH, MAX_RULES_OF_PAGE, MAX_WORDS_OF_PAGE } from './layout/limits.ts'
export type {
  Box,
  Recognised,
  RecognisedPage,
  RecognitionNote,
  Rule,
  SourceFormat,
  Word,
} from './layout/pages.ts'
export { gridPoint, type PlacedLine, placePage } from './layout/place-text.ts'
export { lieDown, type Pose, standUp, uprightSize } from './layout/pose.ts'
export { runsOfPage } from './layout/runs-of-page.ts'
export { type Sheet, sheetPlaces, sheetSize } from './layout/sheet.ts'
export { placeEvidence, standPagesUp, standPageUp } from './pages-as-read.ts'
export { MOST_PAGES_PROPOSED, type ProposedPart, proposeParts } from './propose-parts.ts'
export { type Choices, readPages } from './read-pages.ts'
export {
  type Correction,
  learnLesson,
  type PaperAsRead,
  type WhyNotLearned,
} from './remembered/learn-lesson.ts'
export {
  type Anchor,
  CONFIDENCE,
  type Lesson,
  PAGES_LOOKED_AT,
  type PrintedLabel,
  type Remembered,
} from './remembered/memory.ts'
export type { Place } from './remembered/place.ts'
export { type Writing, writingOf } from './remembered/read-value.ts'
export { recall } from './remembered/recall.ts'
export { sayingTheSame } from './remembered/same-lesson.ts'
export type { Answer } from './suggested/candidate.ts'
export { type Answers, type Refusal, type Suggested, suggest } from './suggested/suggest.ts'
export { evidenceOfTaken, placesOnPage, wordsOfValue } from './taken/place-taken.ts'
export { type ReadRows, readRows, writingOfRows } from './taken/read-rows.ts'
export { readTaken } from './taken/read-taken.ts'
export { wordsTaken, wordsTyped } from './taken/words-taken.ts'
export { vehicleSigns } from './values/address/places/countries.ts'
export { fitValue } from './values/fit-value.ts'
export { sumMasses } from './values/measures.ts'
export { packageCodeOf } from './values/packages.ts'
export { bareWords, editDistance, wrongLettersAllowed } from './words/compare.ts'
