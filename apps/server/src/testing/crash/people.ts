import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CorrectionAnswer, Document } from '@efti-hub/contract'
import type { Answer } from '../http-client.ts'
import type { Member, UploadFile } from '../member.ts'
import { drawNote, eftiXml, textNote } from '../papers.ts'
import type { Chance } from './chance.ts'

const SEAL = 'usedTransportEquipment[1]/affixedSeal[1]/id'
const NOTE_ID = 'transportContractDocument/id'
const CONSIGNEE = 'consignee/name[1]'
const PAUSE_MS = 30
/** Before the next try of somebody who got no answer: otherwise most calls are made while nothing answers. */
const PAUSE_AFTER_NONE_MS = 400

/** What was sent, and whether an answer came: without one it may have happened, but never half of it. */
interface Sent {
  isAnswered: boolean
}

export interface SentCorrection extends Sent {
  /** Both are stored, or neither: values that no document has, because one that is there already is no correction. */
  values: Record<string, string>
  /** Of the answer; as text, because the database gives them so. */
  ids: string[]
  /** The answer said that the place is remembered. */
  isRemembered: boolean
}

/** One upload and all that was done with its document since. */
export interface Paper extends Sent {
  name: string
  member: Member
  /** Null until the upload was answered, or the document was found without an answer. */
  id: string | null
  mark: string | null
  corrections: SentCorrection[]
  readAgain: Sent[]
  approval: Sent | null
  removal: Sent | null
}

export const isOver = ({ approval, removal }: Paper) => approval !== null || removal !== null

export interface Crowd {
  members: Member[]
  papers: Paper[]
  /** Answers that were neither success, nor a refusal with a reason, nor 503, by call and status. */
  faults: string[]
  chance: Chance
  nextNumber: number
}

/** Four people at once, until `isEnded`: each uploads, and does something with a document that is there. */
export async function actUntil(crowd: Crowd, isEnded: () => boolean): Promise<void> {
  const one = async () => {
    while (!isEnded()) {
      const member = crowd.chance.oneOf(crowd.members)
      const known = crowd.papers.filter((paper) => paper.member === member && paper.id && !isOver(paper))
      const act = crowd.chance.oneOf(known.length < 3 ? [upload] : ACTS)
      await act(crowd, member, known)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all([one(), one(), one(), one()])
}

/** An upload after the crash, which has to be answered. */
export async function requireService(crowd: Crowd): Promise<void> {
  const member = crowd.chance.oneOf(crowd.members)
  const { isAnswered } = await send(crowd, member, false)
  if (!isAnswered) crowd.faults.push('an upload after the crash was not answered')
}

type Act = (crowd: Crowd, member: Member, known: Paper[]) => Promise<void>

const upload: Act = async (crowd, member) => {
  await send(crowd, member, false)
}
const uploadBatch: Act = async (crowd, member) => {
  await Promise.all([1, 2, 3].map(() => send(crowd, member, true)))
}

async function send(crowd: Crowd, member: Member, isBatch: boolean): Promise<Paper> {
  const number = crowd.nextNumber++
  const { file, mark } = await makeFile(number)
  const paper: Paper = {
    name: file.name,
    member,
    id: null,
    mark,
    corrections: [],
    readAgain: [],
    approval: null,
    removal: null,
    isAnswered: false,
  }
  crowd.papers.push(paper)
  try {
    const { id }: Document = await member.upload({ ...file, isBatch })
    Object.assign(paper, { id, isAnswered: true })
  } catch {
    // No answer, or 503: the document may be there, once.
    await sleep(PAUSE_AFTER_NONE_MS)
  }
  return paper
}

async function makeFile(number: number): Promise<{ file: UploadFile; mark: string | null }> {
  if (number % 4 === 0) return { file: eftiXml(number, 20_000), mark: null }
  if (number % 4 === 1) return { file: textNote(number), mark: null }
  const mark = `KX-${1_000_000 + number}`
  const bytes = await drawNote({
    goodsAt: 340,
    more: [
      [40, 500, 'Hofzeichen laut Werksausweis Pforte Nordtor'],
      [40, 516, mark],
    ],
  })
  return { file: { name: `note-${number}.pdf`, bytes }, mark }
}

const correct =
  (remember?: 'always'): Act =>
  async (crowd, _member, known) => {
    const notes = known.filter(({ mark }) => mark !== null)
    if (notes.length === 0) return
    const paper = crowd.chance.oneOf(notes)
    const values = { [NOTE_ID]: randomUUID(), [CONSIGNEE]: `Invented ${randomUUID()}` }
    // What is printed on the paper, so that its place can be remembered: the first time only, again it is no new fact.
    const sealed = paper.corrections.length === 0 ? { ...values, [SEAL]: paper.mark ?? '' } : values
    const correction: SentCorrection = { values, ids: [], isRemembered: false, isAnswered: false }
    const answer = await sendAct<CorrectionAnswer>(crowd, 'correct', correction, paper.corrections, () =>
      paper.member.patch(`/api/documents/${paper.id}/consignment`, {
        corrections: Object.entries(sealed).map(([path, value]) => ({ path, value })),
        ...(remember ? { remember } : {}),
      }),
    )
    if (!answer) return
    correction.ids = answer.correctionIds.map(String)
    correction.isRemembered =
      remember !== undefined && (answer.learned ?? []).some((one) => one.path === SEAL && !('why' in one))
  }

const readAgain: Act = async (crowd, _member, known) => {
  const paper = crowd.chance.oneOf(known)
  await sendAct(crowd, 'read again', { isAnswered: false }, paper.readAgain, () =>
    paper.member.post(`/api/documents/${paper.id}/reprocess`),
  )
}

const decide =
  (what: 'approval' | 'removal', call: (paper: Paper) => Promise<Answer>): Act =>
  async (crowd, _member, known) => {
    const paper = crowd.chance.oneOf(known)
    if (isOver(paper)) return
    const sent: Sent = { isAnswered: false }
    paper[what] = sent
    const kept: Sent[] = []
    await sendAct(crowd, what, sent, kept, () => call(paper))
    if (kept.length === 0) paper[what] = null
  }

const approve = decide('approval', ({ member, id }) =>
  member.post(`/api/documents/${id}/approve`, { comment: 'As agreed with the sender' }),
)
const remove = decide('removal', ({ member, id }) => member.delete(`/api/documents/${id}`))

/** Mostly uploads and corrections; an act that stands twice is done twice as often. */
const ACTS: readonly Act[] = [
  upload,
  upload,
  uploadBatch,
  correct(),
  correct('always'),
  correct('always'),
  readAgain,
  approve,
  remove,
]

/** Adds to `kept` what may have happened: not what was refused. */
async function sendAct<T>(
  crowd: Crowd,
  name: string,
  sent: Sent,
  kept: Sent[],
  call: () => Promise<Answer>,
): Promise<T | null> {
  kept.push(sent)
  const answer = await call().catch(() => null)
  if (!answer) await sleep(PAUSE_AFTER_NONE_MS)
  if (!answer) return null
  sent.isAnswered = answer.status < 300
  if (sent.isAnswered) return answer.body as T
  if (answer.status < 500) kept.splice(kept.indexOf(sent), 1)
  else if (answer.status !== 503)
    crowd.faults.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return null
}
