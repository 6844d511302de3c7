import { type AskableField, DOUBTFUL_BELOW } from '@efti-hub/contract'
import {
  ELEMENTS,
  elementById,
  elementByPath,
  labelOf,
  meaningOf,
  normalisePath,
  pathOf,
  type Value,
} from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { latestCheck } from '../compliance/store.ts'
import { requireConsignment } from '../extraction/corrections/correct-document.ts'
import type { ConsignmentInForce } from '../extraction/corrections/in-force.ts'
import { openOfDocument } from '../violations/store.ts'
import { hasLabel, isOptional, orderOf } from './words/field-label.ts'

type Asked = Omit<AskableField, 'label' | 'known'>

/** What is open or uncertain first, then every other value that is known. */
export async function askableFields(db: TenantDb, documentId: string): Promise<AskableField[]> {
  const consignment = await requireConsignment(db, documentId)
  const known = new Map(consignment.values.map((row) => [row.path, row]))
  const asked = new Map<string, Asked>()
  const add = (one: Asked) => void (asked.has(one.path) || asked.set(one.path, one))
  for (const { id, path, eftiId } of await openOfDocument(db, documentId)) {
    for (const at of valuesAt(path, eftiId)) {
      // Of a missing group only what is missing.
      if (at.path !== path && known.has(at.path)) continue
      add({ ...at, reason: known.has(at.path) ? 'wrong' : 'missing', violationId: id })
    }
  }
  for (const { path, eftiId } of (await latestCheck(db, documentId))?.unread ?? []) {
    for (const at of valuesAt(path, eftiId)) add({ ...at, reason: 'unsure', violationId: null })
  }
  for (const { path, eftiId, confidence } of consignment.values) {
    if (!elementById(eftiId)) continue
    add({ path, eftiId, reason: confidence < DOUBTFUL_BELOW ? 'unsure' : 'known', violationId: null })
  }
  const rank = (one: Asked) => Number(one.reason === 'known')
  return [...asked.values()].sort((a, b) => rank(a) - rank(b)).map((one) => withKnown(one, consignment))
}

/** The chosen ones, in their order. @throws Refusal for what is no value of the data set. */
export async function chosenFields(
  db: TenantDb,
  documentId: string,
  paths: readonly string[],
): Promise<AskableField[]> {
  const suggested = new Map((await askableFields(db, documentId)).map((field) => [field.path, field]))
  return [...new Set(paths)].map((asked) => {
    const path = normalisePath(asked)
    const element = path === null ? undefined : elementByPath(path)
    if (path === null || !element || element.kind === 'class' || element.kind === 'binary') {
      throw new Refusal('invalid_request', `${asked}: nobody can be asked for this.`, {
        paths: 'Choose values of the eFTI common data set.',
      })
    }
    return (
      suggested.get(path) ?? {
        path,
        eftiId: element.id,
        label: labelOf(element.id),
        reason: 'missing',
        violationId: null,
        known: null,
      }
    )
  })
}

/** The value at a path, or of a group of data what people call by a name: of an address name, street, postcode, town and country. */
function valuesAt(path: string | null, eftiId: string | null): Pick<Asked, 'path' | 'eftiId'>[] {
  // A rule about a group may name the element that it misses first.
  const place = path === null ? null : normalisePath(path)
  const element = place === null ? undefined : (elementByPath(place) ?? elementById(eftiId ?? ''))
  if (path === null || !element || element.kind === 'binary') return []
  if (element.kind !== 'class') return [{ path, eftiId: element.id }]
  const indexes = [...path.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index))
  return ELEMENTS.filter(
    (one) => one.path.startsWith(`${element.path}/`) && hasLabel(one.id) && !isOptional(one.id),
  )
    .sort((a, b) => orderOf(a.id) - orderOf(b.id))
    .map(({ id }) => ({ path: pathOf(id, indexes), eftiId: id }))
}

function withKnown(asked: Asked, { values }: Pick<ConsignmentInForce, 'values'>): AskableField {
  const found = values.find(({ path }) => path === asked.path)
  return {
    ...asked,
    label: labelOf(asked.eftiId),
    known: found ? shownValue(asked.eftiId, found.value) : null,
  }
}

export function shownValue(eftiId: string, value: Value): NonNullable<AskableField['known']> {
  const meaning = meaningOf(eftiId, value)
  return { value, ...(meaning && { meaning }) }
}
