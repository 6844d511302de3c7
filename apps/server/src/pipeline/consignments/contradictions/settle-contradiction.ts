import {
  type ContradictionChoice,
  type ContradictionSettled,
  type CorrectionRequest,
  kindLabel,
} from '@efti-hub/contract'
import type { TenantDb } from '../../../platform/database.ts'
import { recordAct } from '../../../platform/record-act.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { takeTurn } from '../../documents/store.ts'
import { correctDocument, type FollowCorrection } from '../../extraction/corrections/correct-document.ts'
import type { ConsignmentInForce } from '../../extraction/corrections/in-force.ts'
import { describeConsignments } from '../describe-consignment.ts'
import { unNumberIn } from '../links/profile-of.ts'
import { actOfSettling } from '../record-changes.ts'
import { announce, refreshProfile } from '../relate-document.ts'
import { requireConsignment } from '../screen-store.ts'
import { documentsIn, insertSettlement } from '../store.ts'
import { acceptancesOf } from './acceptance-store.ts'
import { compareDocuments } from './compare-documents.ts'
import type { Statement } from './compared.ts'
import { against } from './sides-of.ts'

/**
 * 'This is right': a person puts one value in force in all documents that differ, and they are checked again. Answers which of the
 * corrected places a person is asked about.
 */
export async function settleContradiction(
  db: TenantDb,
  { consignmentId, code }: { consignmentId: string; code: string },
  { value }: ContradictionChoice,
  author: string,
  follow: FollowCorrection,
): Promise<ContradictionSettled['rememberPlaces']> {
  // Before any document, as everybody does who relates several.
  await takeTurn(db)
  const consignment = await requireConsignment(db, consignmentId)
  const documents = await documentsIn(db, [consignment.id])
  const comparison = compareDocuments(documents, await acceptancesOf(db, documents)).find(
    (one) => one.code === code,
  )
  const sides = comparison && against(comparison, value)
  if (!comparison || !sides)
    throw new Refusal('wrong_state', 'The documents have changed since. Please reload and check again.')
  if (!comparison.canSettle)
    throw new Refusal(
      'wrong_state',
      'No single value is right for all of these documents. Please correct them one by one.',
    )
  const wrong = sides.wrong.toSorted((left, right) =>
    left.document.documentId < right.document.documentId ? -1 : 1,
  )
  const asked: ContradictionSettled['rememberPlaces'] = []
  for (const statement of wrong) {
    const { documentId } = statement.document
    const correction = (before: ConsignmentInForce) => ({
      ...correctionOf(statement, sides.right, before),
      remember: 'ask' as const,
    })
    const { rememberPlaces } = await correctDocument(
      db,
      documentId,
      author,
      correction,
      follow,
      sourceOf(sides.right),
    )
    asked.push(...rememberPlaces.map((question) => ({ ...question, documentId })))
    await refreshProfile(db, documentId)
  }
  await insertSettlement(db, { consignmentId: consignment.id, code, value: sides.right.value, author })
  await recordAct(db, actOfSettling(consignment, documents, comparison.label, sides.right.value))
  await describeConsignments(db, [consignment.id])
  await announce(
    db,
    [consignment.id],
    wrong.map(({ document }) => document.documentId),
  )
  return asked
}

const sourceOf = ({ document: { name, profile } }: Statement) => `${kindLabel(profile.kind)} ${name}`

function correctionOf(wrong: Statement, right: Statement, before: ConsignmentInForce): CorrectionRequest {
  if (!Array.isArray(wrong.value) || !Array.isArray(right.value))
    return { corrections: Array.isArray(right.value) ? [] : [{ path: wrong.path, value: right.value }] }
  const [ours, theirs] = [wrong.value, right.value]
  const others = theirs.filter((number) => !ours.includes(number))
  const places = wrong.document.profile.unNumbers.filter(({ value }) => !theirs.includes(value))
  return {
    corrections: places.flatMap(({ value: number, eftiId }, at) =>
      before.values
        .filter((one) => one.eftiId === eftiId && unNumberIn(one.value) === number)
        .map(({ path }) => ({ path, value: others[at] ?? number })),
    ),
  }
}
