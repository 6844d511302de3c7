import { randomUUID } from 'node:crypto'
import type { Document } from '@efti-hub/contract'
import type { Answer } from '../http-client.ts'
import type { Member, UploadFile } from '../member.ts'
import { cmrPdf, eftiXml, incompleteCmrPdf, textNote } from '../papers.ts'
import type { CallTimes } from './call-times.ts'
import type { Tenant } from './crowd.ts'
import type { Delays } from './delays.ts'

/** One person at the screen. */
export interface Person {
  member: Member
  tenant: Tenant
  calls: CallTimes
  delays: Delays
  /** The list that is on the screen; null: another screen is. */
  list: string | null
}

type Act = (person: Person) => Promise<unknown>

const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T
const LIST = '/api/documents?limit=50&sort=departure'
const NARROWED = [
  'work=needs-me',
  'open=blocking',
  'status=under_review',
  'departs=due',
  'owner=me',
  'tag=urgent',
]
const PARTNERS = ['muster', 'exemple outillage', 'nordhafen', 'aalto', 'vzor']

const get = ({ calls, member }: Person, kind: string, path: string): Promise<Answer | null> =>
  calls.time(kind, () => member.get(path))

const counts = (person: Person) => get(person, 'counts of the list', '/api/documents/counts')

const showList = (person: Person, kind: string, query: string) => {
  person.list = `${LIST}${query}`
  return Promise.all([get(person, kind, person.list), counts(person)])
}

const openList: Act = (person) => showList(person, 'list', '')
const filter: Act = (person) => showList(person, 'list, one filter', `&${oneOf(NARROWED)}`)
const search: Act = (person) =>
  showList(
    person,
    'list, search',
    `&search=${encodeURIComponent(Math.random() < 0.5 ? oneOf(PARTNERS) : numberIn(person))}`,
  )
const searchAll: Act = (person) => get(person, 'search everything', `/api/search?q=${numberIn(person)}`)
const dashboard: Act = (person) => {
  person.list = null
  return get(person, 'dashboard', '/api/dashboard')
}

const numberIn = ({ tenant }: Person) => String(Math.floor(Math.random() * tenant.seeded)).padStart(7, '0')

/** What the browser asks for, and what it announces to colleagues who have it open too. */
const openDocument: Act = async (person) => {
  person.list = null
  const id = oneOf(person.tenant.papers)
  await Promise.all([
    get(person, 'document', `/api/documents/${id}`),
    get(person, 'its values', `/api/documents/${id}/consignment`),
    get(person, 'its compliance', `/api/documents/${id}/compliance`),
    get(person, 'its jobs', `/api/documents/${id}/jobs`),
    announce(person, id),
  ])
}

const announce = async ({ calls, delays, member, tenant }: Person, documentId: string) => {
  const refused = delays.announced(tenant.id, member.user?.id ?? '', documentId)
  const answer = await calls.time('presence', () =>
    member.post(`/api/documents/${documentId}/presence`, { here: true }),
  )
  if (answer?.status !== 204) refused()
}

const violations: Act = async (person) => {
  person.list = null
  const group = oneOf(['type', 'code', 'document', 'sender'])
  await Promise.all([
    get(person, 'violations', '/api/violations?limit=100&status=open'),
    get(person, 'violations, with groups', `/api/violations?limit=100&status=open&group=${group}`),
  ])
}

const violationsOfDocument: Act = (person) =>
  get(
    person,
    'violations of a document',
    `/api/violations?limit=100&status=open&documentId=${oneOf(person.tenant.papers)}`,
  )

/** No two files are alike: none is a duplicate. */
let nextNumber = 1_000

const upload: Act = async (person) => {
  const { calls, member, delays } = person
  const file = await makeFile(nextNumber++)
  const target = await calls.time('upload: address', () =>
    member.post<{ uploadURL: string }>('/api/objects/upload'),
  )
  const fileUrl = target?.body?.uploadURL
  if (!fileUrl) return
  const put = await calls.time('upload: file', () => member.put(fileUrl, file.bytes))
  if (put?.status !== 200) return
  const sentAt = Date.now()
  const made = await calls.time('upload: document', () =>
    member.post<Document>('/api/documents', {
      fileUrl,
      fileName: file.name,
      originalName: file.name,
      fileSize: file.bytes.length,
      mimeType: file.mimeType,
    }),
  )
  if (made?.status !== 201) return
  delays.uploaded(made.body.id, sentAt)
}

async function makeFile(number: number): Promise<UploadFile> {
  const make = [incompleteCmrPdf, cmrPdf, incompleteCmrPdf, eftiXml, incompleteCmrPdf, textNote][number % 6]
  const file = await (make ?? cmrPdf)(number)
  const mimeType = { pdf: 'application/pdf', xml: 'application/xml' }[file.name.slice(-3)] ?? 'text/plain'
  return { ...file, mimeType }
}

const correct: Act = (person) =>
  person.calls.time('correct a value', () =>
    person.member.patch(`/api/documents/${oneOf(person.tenant.papers)}/consignment`, {
      corrections: [
        { path: 'consignee/name[1]', value: `Invented ${randomUUID()}` },
        { path: 'transportContractDocument/id', value: randomUUID() },
      ],
    }),
  )

/** How often of a hundred acts; a guess at an office where most look and few change. */
const SHARES: readonly [Act, number][] = [
  [openList, 20],
  [filter, 15],
  [search, 10],
  [searchAll, 5],
  [openDocument, 22],
  [violations, 9],
  [violationsOfDocument, 6],
  [dashboard, 7],
  [upload, 3],
  [correct, 3],
]
const ACTS = SHARES.flatMap(([act, share]) => Array<Act>(share).fill(act))

export const actOnce = (person: Person): Promise<unknown> => oneOf(ACTS)(person)

/** As the browser reads again what a message has made out of date, where a list is on the screen. */
export async function readAgain(person: Person): Promise<void> {
  const { list } = person
  if (list) await Promise.all([get(person, 'list again, after a message', list), counts(person)])
}
