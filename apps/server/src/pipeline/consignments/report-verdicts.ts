import type { Services } from '../../services.ts'
import { sendEvent } from '../../webhooks/send-event.ts'
import { takeVerdict } from './verdict-store.ts'

/** The job after something changed that can change whether these consignments are ready; triggers start it. */
export async function reportVerdicts(
  { database }: Services,
  { tenantId, consignmentIds }: { tenantId: string; consignmentIds: readonly string[] },
): Promise<void> {
  for (const id of consignmentIds) {
    await database.inTenant({ tenantId, userId: null }, async (db) => {
      const verdict = await takeVerdict(db, id)
      if (!verdict || verdict.ready === verdict.before) return
      const { ready, before, documents, missing, contradictions } = verdict
      await sendEvent(db, 'consignment.verdict_changed', () => ({
        consignmentId: id,
        verdict: wordFor(ready),
        previousVerdict: before === null ? null : wordFor(before),
        documents,
        missingDocuments: missing,
        contradictions,
      }))
    })
  }
}

const wordFor = (ready: boolean) => (ready ? ('ready' as const) : ('not_ready' as const))
