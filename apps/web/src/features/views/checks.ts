import { savedViewName } from '@efti-hub/contract'
import { z } from 'zod'
import { needed } from '../../forms/texts.ts'
import { viewWords } from '../../words/views.ts'

/** What is saved is what the screen shows. */
export const viewForm = z.object({
  name: needed(savedViewName.shape.name, viewWords.nameMissing),
  shared: z.boolean(),
})
