import type { ConsignmentDetail } from '@efti-hub/contract'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { may } from '../../accounts/policy.ts'
import { carriedInCab } from '../../accounts/settings/checking-defaults.ts'
import type { Member } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { staysWith, vehicleOf } from './cabotage-of.ts'
import { acceptancesOf } from './contradictions/acceptance-store.ts'
import { compareDocuments } from './contradictions/compare-documents.ts'
import { presentContradictions } from './contradictions/present-contradictions.ts'
import { tripsOf } from './judge-consignments.ts'
import {
  type Gathered,
  peopleIn,
  presentCompared,
  presentDocuments,
  presentRequired,
  presentRow,
  presentStay,
} from './present.ts'
import { requireConsignment, standingsOf } from './screen-store.ts'
import { documentsIn, settlementsOf } from './store.ts'

/** One consignment: its documents, what is missing, where they contradict each other, cabotage of its vehicle. */
export async function readConsignment(
  services: Services,
  member: Member,
  id: string,
): Promise<ConsignmentDetail> {
  const { trips, settlements, ...found } = await services.database.inTenant(member, async (db) => {
    const row = await requireConsignment(db, id)
    const papers = await documentsIn(db, [row.id])
    return {
      row,
      papers,
      acceptances: await acceptancesOf(db, papers),
      carriedInCab: await carriedInCab(db),
      settlements: await settlementsOf(db, row.id),
      standings: await standingsOf(
        db,
        papers.map(({ documentId }) => documentId),
      ),
      trips: await tripsOf(
        db,
        papers.flatMap((paper) => vehicleOf(paper) ?? []),
      ),
    }
  })
  const settlers = [...settlements, ...found.acceptances].map(({ author }) => author)
  const names = await namesOfPeople(services, [...peopleIn(found), ...settlers])
  const gathered: Gathered = { ...found, names, today: services.clock.now().toISOString().slice(0, 10) }
  const comparisons = compareDocuments(found.papers, found.acceptances)
  return {
    ...presentRow(gathered),
    papers: presentDocuments(gathered),
    required: presentRequired(gathered),
    compared: presentCompared(comparisons),
    contradictions: presentContradictions(comparisons, settlements, names),
    carriedInCab: found.carriedInCab,
    cabotage: staysWith(found.row.id, trips).map((stay) => presentStay(stay, found.row.id, trips)),
    can: [
      ...(may(member, 'link') ? (['link', 'phase', 'confirm'] as const) : []),
      ...(may(member, 'correct') ? (['settle'] as const) : []),
      ...(may(member, 'manage') ? (['manage'] as const) : []),
    ],
  }
}
