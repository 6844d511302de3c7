import type { partnerAnswer, QuestionForPartner } from '@efti-hub/contract'
import { elementById, labelOf, type Value } from '@efti-hub/efti'
import { fitValue } from '@efti-hub/reading'
import type { z } from 'zod'
import { actOnDocument } from '../../audit/acts-on-documents.ts'
import { addDocumentNotice } from '../../notifications/notices/add-notice.ts'
import { recordAct } from '../../platform/record-act.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import { requireDocument } from '../documents/read-documents.ts'
import { type OpenedLink, presentQuestion } from './open-link.ts'
import { settleWaiting } from './settle-waiting.ts'
import { changeField, changeRequest, fieldsOfRequests, whoWaits } from './store.ts'
import type { FieldRow } from './tables.ts'

type Answer = Omit<z.output<typeof partnerAnswer>, 'token'>

/**
 * Keeps what the partner entered beside the request, for people to decide on; nothing of the document changes.
 * @throws Refusal for fields that were not asked, were answered already, or do not fit; then nothing is kept
 */
export async function answerRequest(
  services: Services,
  opened: OpenedLink,
  { values, remark }: Answer,
): Promise<QuestionForPartner> {
  const { db, row, fields, now } = opened
  if (row.receivedId) throw answeredAlready()
  if (values.length === 0 && remark === '') {
    throw new Refusal('invalid_request', 'Please answer at least one of the questions.')
  }
  // Once there is an answer only values are added to it: comments without end would be notices without end.
  if (values.length === 0 && row.answeredAt) throw answeredAlready()
  const answers = fittedAnswers(fields, values)
  for (const { field, value } of answers) await changeField(db, field.id, { answer: value, answeredAt: now })
  const remarks = [row.remark, remark].filter(Boolean).join('\n\n')
  await noteAnswer(
    { ...opened, row: await changeRequest(db, row.id, { answeredAt: now, remark: remarks }) },
    {
      count: answers.length,
      details: remark,
      newValue: Object.fromEntries(
        answers.map(({ field, value }) => [`${labelOf(field.eftiId)} (${field.path})`, value]),
      ),
    },
  )
  return presentQuestion(services, { db, row, fields: await fieldsOfRequests(db, [row.id]) })
}

const answeredAlready = () =>
  new Refusal('wrong_state', 'This was answered already. Please ask the sender if something has to change.')

function fittedAnswers(fields: readonly FieldRow[], given: Answer['values']) {
  const problems: Record<string, string> = {}
  const byId = new Map(fields.map((field) => [field.id, field]))
  const answers: { field: FieldRow; value: Value }[] = []
  for (const { field: id, value } of given) {
    const field = byId.get(id)
    if (!field) throw new Refusal('invalid_request', 'This link does not ask for that field.')
    if (field.answer !== null || answers.some((one) => one.field === field)) throw answeredAlready()
    const element = elementById(field.eftiId)
    if (!element) throw new Refusal('invalid_request', 'This link does not ask for that field.')
    const fitted = fitValue(element, value)
    if ('problem' in fitted) problems[id] = fitted.problem
    else answers.push({ field, value: fitted.value })
  }
  const [problem] = Object.values(problems)
  if (problem) throw new Refusal('invalid_request', problem, problems)
  return answers
}

/** Recorded, no longer waited for, and the person who asked is notified. */
export async function noteAnswer(
  { db, row, now }: Pick<OpenedLink, 'db' | 'row' | 'now'>,
  { count, details, newValue }: { count: number; details: string; newValue: unknown },
): Promise<void> {
  const document = await requireDocument(db, row.documentId)
  await recordAct(
    db,
    actOnDocument(document, {
      action: 'partner-answered',
      details: [row.partner, details].filter(Boolean).join(': '),
      newValue,
    }),
  )
  await settleWaiting(db, row, { now, after: 'answered' })
  const people = await whoWaits(db, row)
  await addDocumentNotice(db, row.documentId, {
    kind: 'partner-answered',
    author: null,
    ...(people && { people }),
    facts: { partner: row.partner, count },
  })
}
