import type { PlanActor } from '@efti-hub/contract'
import type { StoredValue } from '../extraction/store.ts'
import type { ViolationRow } from '../violations/store.ts'

/** A value in force of a document. */
export type InputValue = Pick<StoredValue, 'eftiId' | 'path' | 'value' | 'evidence'>

/** Another document of the same consignment. */
export interface OtherDocument {
  id: string
  name: string
  kind: string
  values: readonly InputValue[]
}

/** All that a plan is made from, read in one transaction; plain data, so that a plan is made without the database. */
export interface PlanInput {
  documentId: string
  documentName: string
  /** Null: it has not been recognised. */
  kind: string | null
  /** Of its text; null: not known. */
  language: string | null
  /** Its boxes are printed; data have none. */
  isPrinted: boolean
  /** Open ones, the most severe first. */
  violations: readonly ViolationRow[]
  values: readonly InputValue[]
  others: readonly OtherDocument[]
  /** Which of those who act the organisation itself is, by the names on the document. */
  weAre: readonly PlanActor[]
  /** Names of the parties on the document. */
  parties: Partial<Record<PlanActor, string>>
}
