import { z } from 'zod'
import { needed } from '../../forms/texts.ts'
import { consignmentWords } from '../../words/consignment.ts'

const { subsets } = consignmentWords

export const subsetForm = z.object({
  id: needed(z.string(), subsets.whichMissing),
  reason: needed(z.string().trim().max(500), subsets.reasonMissing),
})
