import { type ConsignmentField, DOUBTFUL_BELOW } from '@efti-hub/contract'

export type Confidence = 'certain' | 'likely' | 'doubtful'

/** Three steps for the eye; below the last one a person should look at the document. */
export function confidenceOf({ confidence }: Pick<ConsignmentField, 'confidence'>): Confidence {
  if (confidence >= 0.9) return 'certain'
  return confidence >= DOUBTFUL_BELOW ? 'likely' : 'doubtful'
}
