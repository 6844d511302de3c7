import type { Concept } from '../../fields/concepts.ts'
import { joinSpans, type Span } from '../../layout/span.ts'
import type { ReadingContext, Understanding } from '../candidate.ts'
import { plainReaders } from './plain-readers.ts'
import type { Reader } from './readers.ts'
import { placeAndDateReaders } from './understand.ts'
import { carriageReaders } from './understand-carriage.ts'
import { goodsReaders } from './understand-details.ts'
import { securityReaders } from './understand-security.ts'
import { termReaders } from './understand-terms.ts'
import { wasteReaders } from './understand-waste.ts'

/** Print of the form, and what is only read in columns, beside other values. */
type NotReadAlone = 'furniture' | 'signature' | 'tunnelCode' | 'weightUnit' | 'articleCount' | 'toBePaidBy'

type Read = Exclude<Concept, NotReadAlone>

/** How the text under each label is read: a concept that neither `concepts.ts` nor a reader here reads does not compile. */
const readers = {
  ...plainReaders,
  ...goodsReaders,
  ...placeAndDateReaders,
  ...termReaders,
  ...wasteReaders,
  ...securityReaders,
  ...carriageReaders,
} satisfies Record<Read, Reader>

const isRead = (concept: Concept): concept is Read => concept in readers

/** Reads the lines of a box as what its label names. */
export const understandConcept = (concept: Concept, lines: Span[], context: ReadingContext): Understanding =>
  lines.length > 0 && isRead(concept)
    ? readers[concept]({ concept, lines, text: joinSpans(lines), context })
    : { fit: 0, readings: [] }
