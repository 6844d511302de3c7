import type { UnreadPlace } from '@efti-hub/efti'
import type { ExtractedValue } from '../fields/extracted.ts'
import type { Kind } from '../kinds/kind.ts'
import { type HeldOnPage, unreadBoxes, unreadColumns, unreadElsewhere } from './unread-boxes.ts'
import { unreadGoods } from './unread-goods.ts'
import { unreadPackageKinds, unreadParticulars } from './unread-particulars.ts'

/** Text that nothing was read from although a value belongs there. What is located comes first: a region that was not understood says only on which page it is. */
export function unreadIn(
  held: readonly HeldOnPage[],
  values: readonly ExtractedValue[],
  kind: Kind,
): UnreadPlace[] {
  const located = [
    ...unreadBoxes(held, values),
    ...unreadColumns(held, values),
    ...unreadElsewhere(held, values),
    ...unreadGoods(
      held.map(({ layout }) => layout),
      values,
    ),
  ]
  const regions = unreadParticulars(held, values, kind).filter(
    ({ eftiId }) => !located.some((one) => one.eftiId === eftiId),
  )
  return [...located, ...regions, ...unreadPackageKinds(values)]
}
