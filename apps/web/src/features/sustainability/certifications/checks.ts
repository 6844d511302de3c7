import { certificationChange } from '@efti-hub/contract'
import { z } from 'zod'
import { orNull } from '../../../forms/texts.ts'

export { certificationApplication } from '@efti-hub/contract'

const { targetDate, validFrom, validUntil } = certificationChange.shape

/** The file is sent by itself. */
export const certificationForm = certificationChange.required().extend({
  targetDate: orNull.pipe(targetDate.unwrap()),
  validFrom: orNull.pipe(validFrom.unwrap()),
  validUntil: orNull.pipe(validUntil.unwrap()),
  file: z.custom<FileList>().nullish(),
})
