import { z } from 'zod'
import { PERMISSION_HEADER } from './limits.ts'

/** Loose: the other headers stay as they are. */
export const permissionPlace = z.looseObject({
  [PERMISSION_HEADER]: z
    .enum(['address', 'header'])
    .optional()
    .describe('header: the answer has the permission beside an address without it'),
})
