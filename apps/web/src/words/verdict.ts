import { type ConsignmentDetail, type Contradiction, kindLabel } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { formatList } from './format.ts'

type Consignment = Pick<ConsignmentDetail, 'ready' | 'papers' | 'required' | 'contradictions'>
type Source = Contradiction['values'][number]['documents'][number]

/** In one sentence whether the goods may go, and why not. `format` words a value for the reader. */
export function verdictOf(consignment: Consignment, format: (value: Value) => string): string {
  if (!consignment.ready) return `Not ready: ${joined(reasonsOf(consignment, format))}.`
  return `Ready: ${readyBecause(consignment)}.`
}

type Value = Contradiction['values'][number]['value']

const isOpen = ({ settled, accepted }: Contradiction) => settled === null && accepted === null

function readyBecause({ papers, contradictions }: Consignment): string {
  const differences = contradictions.filter(isOpen).length
  if (differences > 0)
    return `nothing is missing, and ${counted(differences, 'difference')} between the documents ${differences === 1 ? 'does' : 'do'} not stop the goods`
  if (papers.length === 1) return 'the document has no blocking violations, and nothing is missing'
  return contradictions.some(({ accepted }) => accepted !== null)
    ? `${counted(papers.length, 'document')} agree or their differences were accepted, and nothing is missing`
    : `${counted(papers.length, 'document')} agree, and nothing is missing`
}

const MOST_VALUES = 3
const MOST_NAMES = 3

function reasonsOf({ papers, required, contradictions }: Consignment, format: (value: Value) => string) {
  const [first, ...others] = contradictions.filter((one) => isOpen(one) && one.blocks)
  const missing = required.filter(({ state }) => state === 'missing').map(({ name }) => smallFirst(name))
  const reasons = [
    ...(first ? [differenceIn(first, format)] : []),
    ...(others.length > 0
      ? [`${counted(others.length, 'further value')} ${others.length === 1 ? 'differs' : 'differ'}`]
      : []),
    ...(missing.length > 0
      ? [
          `${counted(missing.length, 'required document')} ${missing.length === 1 ? 'is' : 'are'} missing${missing.length <= MOST_NAMES ? ` (${missing.join('; ')})` : ''}`,
        ]
      : []),
    ...statesOf(papers),
  ]
  // The check that follows a change has not said yet what it found.
  return reasons.length > 0 ? reasons : ['the documents are being checked']
}

function differenceIn({ label, values }: Contradiction, format: (value: Value) => string): string {
  const sources = values.flatMap(({ documents }) => documents.slice(0, 1))
  if (values.length > MOST_VALUES) return `${smallFirst(label)} differs between the documents`
  const places = values.map(({ value, documents: [source] }) =>
    source ? `${format(value)} in ${sourceName(source, sources)}` : format(value),
  )
  return `the ${smallFirst(label)} is ${formatList(places)}`
}

/** 'the CMR consignment note'; where several documents are of that kind, the name of the file. */
export function sourceName(source: Source, all: readonly Source[]): string {
  const isOnly = all.every(({ id, kind }) => id === source.id || kind !== source.kind)
  return isOnly ? `the ${smallFirst(kindLabel(source.kind))}` : source.originalName
}

function statesOf(papers: Consignment['papers']): string[] {
  const having = (count: number, words: (subject: string, isOne: boolean) => string) =>
    count > 0 ? [words(counted(count, 'document'), count === 1)] : []
  const of = (...states: readonly string[]) => papers.filter(({ status }) => states.includes(status))
  const reviewed = of('under_review')
  const blocked = reviewed.filter(({ blocking }) => blocking > 0).length
  return [
    ...having(
      blocked,
      (subject, isOne) => `${subject} ${isOne ? 'has' : 'have'} open critical or high violations`,
    ),
    ...having(of('rejected').length, (subject, isOne) => `${subject} ${isOne ? 'was' : 'were'} rejected`),
    ...having(of('failed').length, (subject) => `${subject} could not be read`),
    ...having(
      reviewed.length - blocked,
      (subject, isOne) => `${subject} ${isOne ? 'is' : 'are'} waiting for a decision`,
    ),
    ...having(
      of('pending', 'processing').length,
      (subject, isOne) => `${subject} ${isOne ? 'is' : 'are'} still being checked`,
    ),
  ]
}

/** 'gross mass', but 'CMR consignment note' and 'UN number'. */
const smallFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/^(?:CMR|CIM|ADR|UN|Annex)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** With a comma before the last: each may have an 'and' of its own. */
const joined = (clauses: readonly string[]) =>
  clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`
