import { isDeepStrictEqual } from 'node:util'
import type { Extracted } from '@efti-hub/reading'
import { type AiSwitches, aiSwitches } from '../../accounts/settings/ai-switches.ts'
import { askAboutDocument } from '../../ai/ask-about-document.ts'
import { findInstructions } from '../../ai/instructions/find-instructions.ts'
import { AS_IT_IS, isOfPeople, makeRedactor, type Redactor } from '../../ai/redact.ts'
import { aiTexts } from '../../ai/texts.ts'
import type { Person, TenantDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import type { JobContext } from '../documents/run-job.ts'
import { extractedInForce } from '../extraction/corrections/in-force.ts'
import { answersInThread } from '../extraction/extract-in-thread.ts'
import type { WithModel } from '../extraction/read-document.ts'
import type { Recognised } from '../recognition/recognised.ts'
import { drawPictures, type PagePicture, pagesToPicture } from './page-pictures.ts'
import { answersIn, contentOf, INSTRUCTIONS, modelAnswer } from './question.ts'
import { insertModelReading, keepRefused, type ModelReading, modelReadingOfJob } from './store.ts'
import { type AskedField, whatToAsk } from './what-to-ask.ts'

const READ_ON_PAGES = ['pdf', 'docx', 'doc', 'txt']

/** Nothing to keep beside the extraction. */
const NOTHING = async () => {}

/**
 * What was read, with what the provider of the organisation adds where it wants that: values of source 'ai', of whose texts each is on the
 * page by a label of its field. Without an answer the reading stays as it is and says why. Nothing waits inside a transaction.
 */
export const readWithModel: WithModel = async (context, { extracted, recognised, kind }) => {
  const { services, document, job, signal } = context
  const unchanged = { extracted, keep: NOTHING }
  if (!services.aiProvider) return unchanged
  const person = { tenantId: document.tenantId, userId: null }
  const found = await services.database.inTenant(person, async (db) => {
    const switches = await aiSwitches(db)
    if (!mayBeAsked(services, switches)) return null
    const fields = await fieldsToAsk(db, context, { extracted, recognised, kind }, switches)
    return { switches, fields, before: await modelReadingOfJob(db, job.id) }
  })
  if (!found || found.fields.length === 0) return unchanged
  if (findInstructions(recognised.text, document.originalName))
    return { extracted: withNote(extracted, aiTexts.notReadWith('instructions')), keep: NOTHING }

  const asKind = kind ?? extracted.kind
  const about = { extracted, recognised, kind: asKind, redact: found.switches.redactContent }
  const pages = pagesToPicture(recognised.format, recognised.pages, found.switches, services.aiProvider)
  const pictures = await drawPictures(context, pages)
  // Drawing takes a while, in which a consent may have been withdrawn.
  if (pictures.length > 0 && !(await stillSo(services, person, found.switches)))
    return readWithModel(context, { extracted, recognised, kind })
  const reading = await readingOf(context, questionOf(found.fields, about), pictures, found)
  if ('failed' in reading) {
    signal.throwIfAborted()
    return { extracted: withNote(extracted, aiTexts.notReadWith(reading.failed)), keep: NOTHING }
  }
  const { provider: from, answers } = reading
  const read = await answersInThread(
    { extracted, recognised, kind: asKind },
    { from, answers, labelled: true },
    signal,
  )
  if (!read) return { extracted: withNote(extracted, aiTexts.notReadWith('unusable')), keep: NOTHING }
  return { extracted: read.extracted, keep: (db) => keepRefused(db, job.id, read.refused) }
}

const mayBeAsked = ({ aiProvider }: Services, { aiValidation, sendContent }: AiSwitches) =>
  aiProvider !== null && aiValidation && sendContent

const stillSo = (services: Services, person: Person, before: AiSwitches): Promise<boolean> =>
  services.database.inTenant(person, async (db) => isDeepStrictEqual(await aiSwitches(db), before))

interface Read {
  extracted: Extracted
  recognised: Pick<Recognised, 'format' | 'pages'>
  /** What a person said the document is; null where nobody did. */
  kind: string | null
}

/** Empty where the document is none that is read on its pages. */
async function fieldsToAsk(
  db: TenantDb,
  { document, services }: Pick<JobContext, 'document' | 'services'>,
  { extracted, recognised, kind }: Read,
  { askAboutAll }: Pick<AiSwitches, 'askAboutAll'>,
): Promise<AskedField[]> {
  if (!isReadOnPages(recognised.format, kind ?? extracted.kind)) return []
  const inForce = await extractedInForce(db, document.id, extracted)
  return whatToAsk(inForce, services.clock.now(), { all: askAboutAll })
}

/** Data files state their values by name, and what is no freight document states none. */
export const isReadOnPages = (format: string, kind: string): boolean =>
  READ_ON_PAGES.includes(format) && kind !== 'other'

interface About {
  extracted: { values: readonly { path: string; value: unknown }[]; language: string | null }
  recognised: Pick<Recognised, 'pages'>
  kind: string
  redact: boolean
}

/** What of a document is sent, and how its names come back. */
export function questionOf(fields: readonly AskedField[], { extracted, recognised, kind, redact }: About) {
  const names = extracted.values.flatMap(({ path, value }) =>
    typeof value === 'string' && isOfPeople(path) ? [value] : [],
  )
  const redactor: Redactor = redact ? makeRedactor(names) : AS_IT_IS
  const content = contentOf(fields, recognised.pages, { kind, language: extracted.language }, redactor)
  return { instructions: INSTRUCTIONS, content, redactor, fields }
}

/** The answer of this job's earlier try where the question was the same; else the provider's, which is kept. */
async function readingOf(
  { services, document, job, signal, report }: JobContext,
  { instructions, content, redactor, fields }: ReturnType<typeof questionOf>,
  pictures: readonly PagePicture[],
  { before }: { before: ModelReading | null },
) {
  const sent = pictures.map(({ page, sha256 }) => ({ page, sha256 }))
  const isSame =
    before?.content === content &&
    before.instructions === instructions &&
    isDeepStrictEqual(before.pictures, sent)
  if (before && isSame) return before
  await report(93, `Asking ${services.aiProvider?.name}`)
  const person = { tenantId: document.tenantId, userId: null }
  const answered = await askAboutDocument(services, person, document, {
    purpose: 'reading',
    instructions,
    content,
    pictures: pictures.map(({ bytes }) => bytes),
    answer: modelAnswer,
    signal,
  })
  if ('failed' in answered) return answered
  const reading: ModelReading = {
    provider: services.aiProvider?.name ?? '',
    askedAt: services.clock.now(),
    instructions,
    content,
    pictures: sent,
    answers: answersIn(answered.answer, fields, redactor),
    refused: null,
  }
  await services.database.inTenant(person, (db) =>
    insertModelReading(db, { id: job.id, documentId: document.id }, reading),
  )
  return reading
}

const withNote = (extracted: Extracted, note: string): Extracted => ({
  ...extracted,
  notes: [...(extracted.notes ?? []), note],
})
