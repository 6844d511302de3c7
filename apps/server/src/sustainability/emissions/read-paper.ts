import type { StoredPaper } from '../../pipeline/consignments/store.ts'
import type { StoredValue } from '../../pipeline/extraction/store.ts'

/** A paper of the consignment with the values that are in force. */
export interface ReadPaper {
  paper: StoredPaper
  values: readonly StoredValue[]
  isRejected: boolean
}

export interface Found {
  value: StoredValue
  paper: StoredPaper
}

/** The first value of any of the elements: papers in their order, then elements in theirs. */
export function firstIn(papers: readonly ReadPaper[], ids: readonly string[]): Found | null {
  for (const { paper, values } of papers) {
    for (const id of ids) {
      const value = values.find(({ eftiId, value: held }) => eftiId === id && String(held).trim() !== '')
      if (value) return { value, paper }
    }
  }
  return null
}
