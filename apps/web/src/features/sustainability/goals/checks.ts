import { goalsChange } from '@efti-hub/contract'
import { z } from 'zod'
import { typedNumber } from '../../../forms/texts.ts'
import { goalWords as words } from '../../../words/sustainability.ts'

const { target } = goalsChange.shape.goals.element.shape

/** Empty: there is none. */
const number = z
  .string()
  .refine((text) => text.trim() === '' || typedNumber(text) >= 0, words.notNumber)
  .transform((text) => (text.trim() === '' ? null : typedNumber(text)))
  .pipe(target.nullable())
const goal = z.object({ target: number, baseline: number })

export const goalsForm = z.object({
  total: goal,
  intensity: goal,
  coverage: goal,
  'low-carbon': goal,
  certifications: goal,
})
