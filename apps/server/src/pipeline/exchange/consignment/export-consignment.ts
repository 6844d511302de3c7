import type { ExportFormat } from '@efti-hub/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { consignmentOf } from '../../extraction/consignment-of.ts'
import { type Exported, exportConsignment } from '../export-consignment.ts'
import type { NotCombined } from './combine-documents.ts'
import { combinedInForce, type GatheredConsignment } from './gather-consignment.ts'

/**
 * The data set of a whole consignment in a form for machines, with what could not be combined.
 * @throws Refusal 409 while its documents contradict each other: which of them is right is for a person to say.
 */
export function exportWhole(
  { parts, contradictions }: GatheredConsignment,
  format: Exclude<ExportFormat, 'report-pdf'>,
): Exported & { notCombined: NotCombined[] } {
  if (contradictions.length > 0) {
    throw new Refusal(
      'wrong_state',
      `${contradictions.join(', ')}: the documents contradict each other. Settle that first, then export the data set.`,
    )
  }
  const { inForce, notCombined } = combinedInForce(parts)
  return { ...exportConsignment(consignmentOf(inForce), format, { notCombined }), notCombined }
}
