import type { RemediationQuestion } from '@efti-hub/contract'
import { PAGES_LOOKED_AT } from '@efti-hub/reading'
import { aiSwitches } from '../../accounts/settings/ai-switches.ts'
import { findInstructions } from '../../ai/instructions/find-instructions.ts'
import { aiTexts } from '../../ai/texts.ts'
import type { TenantDb } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { latestText } from '../consignments/store.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { requireConsignment } from '../extraction/corrections/correct-document.ts'
import { latestRecognition, readPages } from '../recognition/store.ts'
import { pagesToPicture } from './page-pictures.ts'
import { isReadOnPages, questionOf } from './read-with-model.ts'
import { whatToAsk } from './what-to-ask.ts'

/** With the settings and values of now: what the model found is not asked about again. */
export async function previewReading(
  { aiProvider, clock }: Services,
  db: TenantDb,
  document: DocumentRow,
): Promise<RemediationQuestion> {
  const { redactContent, askAboutAll, sendPictures, ...switches } = await aiSwitches(db)
  const read = await requireConsignment(db, document.id)
  const recognition = await latestRecognition(db, document.id)
  const isRead = recognition !== null && isReadOnPages(recognition.format, read.kind)
  const fields = isRead ? whatToAsk(read, clock.now(), { all: askAboutAll }) : []
  const { kind, language, values } = read
  const pages = await readPages(db, document.id, PAGES_LOOKED_AT)
  const about = { extracted: { values, language }, recognised: { pages }, kind, redact: redactContent }
  const { instructions, content } = questionOf(fields, about)
  const steers = findInstructions(await latestText(db, document.id), document.originalName) !== null
  const notSent = aiTexts.notSent({
    ...switches,
    provider: aiProvider?.name ?? null,
    steers,
    fields: fields.length,
  })
  const format = recognition?.format ?? ''
  const pictured = pagesToPicture(format, pages, { sendPictures, redactContent }, aiProvider)
  const pictures = pictured.map(({ number }) => number)
  return { provider: aiProvider?.name ?? null, instructions, content, pictures, notSent }
}
