import { decisionRequest } from '@efti-hub/contract'
import { z } from 'zod'
import { needed } from '../../forms/texts.ts'
import { decisionWords as words } from '../../words/decisions.ts'

/** A rejection needs a comment, and so does an approval that accepts something open. */
export const decisionForm = (isNeeded: boolean) =>
  z.object({
    comment: isNeeded
      ? needed(decisionRequest.shape.comment.unwrap(), words.commentMissing)
      : decisionRequest.shape.comment.unwrap(),
  })
