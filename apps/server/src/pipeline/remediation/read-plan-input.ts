import type { PlanActor } from '@efti-hub/contract'
import { readTenant } from '../../accounts/tenant-store.ts'
import type { TenantDb } from '../../platform/database.ts'
import { documentsIn, documentsOf } from '../consignments/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { consignmentInForce } from '../extraction/corrections/in-force.ts'
import { openOfDocument } from '../violations/store.ts'
import type { InputValue, OtherDocument, PlanInput } from './plan-input.ts'

/** Of one consignment; what is stated on the first ones is known. */
const MOST_OTHERS = 10

const DATA = new Set<DocumentRow['documentType']>(['xml', 'json', 'csv'])

/** Names of those who act, by the path that gives them. */
const NAMES: Readonly<Record<string, PlanActor>> = {
  'carrier/name[1]': 'carrier',
  'consignee/name[1]': 'consignee',
  'consignor/name[1]': 'sender',
  'freightForwarder/name[1]': 'forwarder',
}

export async function readPlanInput(db: TenantDb, document: DocumentRow): Promise<PlanInput> {
  const read = await consignmentInForce(db, document.id)
  const values = read?.values ?? []
  const parties = partiesIn(values)
  return {
    documentId: document.id,
    documentName: document.originalName,
    kind: read?.kind ?? null,
    language: read?.language ?? null,
    isPrinted: !DATA.has(document.documentType),
    violations: await openOfDocument(db, document.id),
    values,
    others: await othersOf(db, document.id),
    weAre: sameAs((await readTenant(db)).name, parties),
    parties,
  }
}

async function othersOf(db: TenantDb, documentId: string): Promise<OtherDocument[]> {
  const [own] = await documentsOf(db, [documentId])
  if (!own?.consignmentId) return []
  const group = await documentsIn(db, [own.consignmentId])
  const others: OtherDocument[] = []
  for (const { documentId: id, name } of group
    .filter((one) => one.documentId !== documentId)
    .slice(0, MOST_OTHERS)) {
    const read = await consignmentInForce(db, id)
    if (read) others.push({ id, name, kind: read.kind, values: read.values })
  }
  return others
}

function partiesIn(values: readonly InputValue[]): PlanInput['parties'] {
  return Object.fromEntries(
    values.flatMap(({ path, value }) => {
      const who = NAMES[path]
      return who && typeof value === 'string' ? [[who, value]] : []
    }),
  )
}

/** The organisation under the name that it is registered with here. */
function sameAs(tenant: string, parties: PlanInput['parties']): PlanActor[] {
  const own = bare(tenant)
  return Object.entries(parties).flatMap(([who, name]) =>
    own && bare(name) === own ? [who as PlanActor] : [],
  )
}

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
