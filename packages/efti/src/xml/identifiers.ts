import type { Consignment } from '../dataset/consignment.ts'
import { contentOf } from '../dataset/content-of.ts'
import { elementByPath } from '../dataset/elements.ts'
import { normalisePath } from '../dataset/paths.ts'
import { type ContentType, namespaceOf, rootType } from './schema-types.ts'

/**
 * What a gate registers of a consignment (Implementing Regulation (EU) 2024/1942, Article 11(3)): the values that the
 * identifier schema 0.6 has a place for, with their paths. Whether they make a valid upload is another question: see
 * `writeValidConsignmentXml`. Never throws.
 */
export function identifiersOf(consignment: Consignment): Consignment {
  return {
    values: contentOf(consignment).values.filter(({ eftiId, path }) => {
      const spelled = normalisePath(path)
      return spelled !== null && elementByPath(spelled)?.id === eftiId && hasPlace(spelled)
    }),
  }
}

function hasPlace(path: string): boolean {
  let type: ContentType | undefined = rootType(namespaceOf('identifier'), 'consignment')
  for (const step of path.split('/')) type = type?.children.get(step.replace(/\[\d+\]$/, ''))?.type
  return type?.text != null
}
