import { z } from 'zod'

/** No control characters and none that turn the reading direction: a name that shows as what it is. */
export const fileName = z
  .string()
  .max(255)
  .regex(
    /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u,
    'The file name holds characters that cannot be shown; rename the file',
  )
