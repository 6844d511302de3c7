import type { ConsignmentField } from '@efti-hub/contract'
import type { Draft } from '../../forms/draft.ts'

/** One that could not be saved, and the value that was in force when it was begun; null: none. */
export interface KeptDraft extends Draft {
  seen: ConsignmentField['value'] | null
}
