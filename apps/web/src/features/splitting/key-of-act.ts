import { type ArrangeAct, type Arranged, placeOf } from './arrangement.ts'

interface Key {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * On a page: arrows go to the page beside, with Alt they move it; R turns it, Delete leaves it out or puts it back, N begins a document
 * with it or joins the one before. Undefined for every other key.
 */
export function keyOfAct(
  { key, altKey, ctrlKey, metaKey }: Key,
  page: number,
  arranged: Arranged,
): ArrangeAct | { beside: -1 | 1 } | undefined {
  if (ctrlKey || metaKey) return undefined
  const by = { ArrowLeft: -1, ArrowRight: 1 } as const
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return altKey ? { act: 'step', page, by: by[key] } : { beside: by[key] }
  if (altKey) return undefined
  const at = placeOf(arranged, page)
  switch (key.toLowerCase()) {
    case 'r':
      return { act: 'turn', page }
    case 'n':
      return at?.index === 0 ? { act: 'join', page } : { act: 'start-here', page }
    case 'delete':
    case 'backspace':
      if (!at) return { act: 'put-back', page }
      return arranged.documents.flat().length > 1 ? { act: 'remove', page } : undefined
    default:
      return undefined
  }
}
