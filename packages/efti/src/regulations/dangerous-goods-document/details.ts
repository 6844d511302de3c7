import type { Rule } from '../../rules/rule.ts'
import { requiredElement } from '../completeness/required-element.ts'
import { exampleOf } from '../example-of.ts'
import { ALL, clause } from './text.ts'

/** Words or a value of a statement, and the code of its subject: neither is understood without it. */
const SUBJECTS: readonly (readonly [
  slug: string,
  subject: string,
  needing: readonly string[],
  what: string,
])[] = [
  ['GOODS', 'eFTI309', ['eFTI319', 'eFTI320'], 'a statement about dangerous goods'],
  ['WAGON', 'eFTI416', ['eFTI418', 'eFTI426', 'eFTI427'], 'a statement about a trailer or wagon'],
  ['CONTAINER', 'eFTI542', ['eFTI544', 'eFTI552'], 'a statement about a container'],
  ['CONSIGNMENT', 'eFTI818', ['eFTI820', 'eFTI827'], 'a statement about the consignment'],
  ['TECHNICAL-NAME', 'eFTI1134', ['eFTI1133'], 'a note on the technical name'],
]

/** A file or number of a document, and its kind. */
const DOCUMENTS: readonly (readonly [slug: string, kind: string, file: string, what: string])[] = [
  ['GOODS', 'eFTI326', 'eFTI329', 'dangerous goods'],
  ['WAGON', 'eFTI433', 'eFTI435', 'a trailer or wagon'],
  ['CONTAINER', 'eFTI555', 'eFTI558', 'a container'],
  ['CONSIGNMENT', 'eFTI833', 'eFTI837', 'the consignment'],
]

/** What an element needs beside itself. */
export const details: readonly Rule[] = [
  ...SUBJECTS.map(([slug, subject, needing, what]) =>
    requiredElement(ALL, {
      id: subject,
      slug: `${slug}-SUBJECT`,
      words: `subject of ${what}`,
      rule: `Words or values of ${what} come with the code of their subject.`,
      clause: clause('5.4.1.1, 5.4.1.2', 'BR-083, BR-084'),
      example: slug === 'TECHNICAL-NAME' ? '4' : exampleOf(subject),
      where: (view, instance) => needing.some((id) => view.within(instance, id).length > 0),
    }),
  ),
  ...DOCUMENTS.map(([slug, kind, file, what]) =>
    requiredElement(ALL, {
      id: kind,
      slug: `${slug}-DOCUMENT-KIND`,
      words: `kind of the document about ${what}`,
      rule: `A document about ${what} has its kind.`,
      clause: clause('5.4.1.2, 5.4.2, 8.1.2'),
      example: exampleOf(kind),
      where: (view, instance) => view.within(instance, file).length > 0,
    }),
  ),
  requiredElement(ALL, {
    id: 'eFTI335',
    slug: 'FUEL-KIND',
    words: 'kind of fuel',
    rule: 'Fuel in a containment system says whether it is liquefied or compressed.',
    clause: clause('5.4.1.2.2', 'BR-052'),
    example: '1',
  }),
  requiredElement(ALL, {
    id: 'eFTI338',
    or: ['eFTI336', 'eFTI340'],
    owner: 'ASBIE1080',
    slug: 'FUEL-QUANTITY',
    words: 'mass, volume or pressure of the fuel',
    rule: 'Fuel in a containment system has its mass, volume or pressure.',
    clause: clause('5.4.1.2.2', 'BR-052'),
    example: '80 KGM',
  }),
]
