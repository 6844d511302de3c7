import type { FormBlock, FormParticular } from '@efti-hub/efti'
import type { AnchoredBox } from '../proposers/waste/anchored-boxes.ts'
import { type Field, fieldsIn } from '../proposers/waste/party-in-box.ts'
import { partNamed } from '../values/address/labelled-address.ts'
import { isContactLine } from '../values/address/names/contacts.ts'
import { datesIn } from '../values/dates.ts'
import type { PageOfForm } from './read-form.ts'
import { DAY, SIGNATURE } from './words-of-blocks.ts'

/** Fields of a block that the form prints and that nothing stands behind; undefined where there are none. */
export function openFields(box: AnchoredBox, page: PageOfForm): FormBlock['open'] {
  const { fields, before } = fieldsIn(box.lines)
  const state = isMarked(box, page) ? 'unread' : 'missing'
  const isOpen = (isOf: (field: Field) => boolean) => {
    const own = fields.filter(isOf)
    return own.length > 0 && own.every(({ values }) => values.length === 0)
  }
  const texts = [...before, ...fields.flatMap(({ values }) => values)].map(({ text }) => text)
  const reached =
    texts.some((text) => /@/.test(text) || isContactLine(text)) ||
    fields.some(({ part, values }) => isWayToReach(part) && values.length > 0)
  const asksForContact = box.heading.split(/\s*[,;/:]\s*/).some((word) => partNamed(word) === 'contact')
  const found: [FormParticular, boolean][] = [
    [
      'contact',
      (isOpen(({ part }) => part === 'contact') && !goesOnBelow(box)) || (asksForContact && !reached),
    ],
    [
      'date',
      isOpen(({ key, part }) => part === undefined && DAY.test(key)) &&
        datesIn(texts.join(' ; ')).length === 0,
    ],
    ['signature', isOpen(({ key }) => SIGNATURE.test(key))],
  ]
  const open = found.filter(([, is]) => is).map(([field]) => [field, state] as const)
  return open.length > 0 ? Object.fromEntries(open) : undefined
}

/** Fields side by side may have their values on the line below them. */
function goesOnBelow({ lines }: AnchoredBox): boolean {
  const at = lines.findIndex((line) => fieldsIn([line]).fields.some(({ part }) => part === 'contact'))
  return lines.slice(at + 1).some((line) => fieldsIn([line]).fields.length === 0)
}

const isWayToReach = (part: Field['part']) => part === 'contact' || part === 'phone' || part === 'email'

/** Somebody wrote into the box, or the page is a picture: a person has to look. */
function isMarked(
  { box: [left, top, right, bottom] }: AnchoredBox,
  { layout, isPicture }: PageOfForm,
): boolean {
  const isInside = ([x0, y0, x1, y1]: readonly [number, number, number, number]) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return x > left && x < right && y > top && y < bottom
  }
  return isPicture || (layout.page.marks?.some(isInside) ?? false)
}
