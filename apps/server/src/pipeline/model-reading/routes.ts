import { modelReadingAnswer, type RemediationQuestion, remediationQuestion } from '@efti-hub/contract'
import { elementByPath, labelOf, plainPath } from '@efti-hub/efti'
import { PAGES_LOOKED_AT } from '@efti-hub/reading'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { aiSwitches } from '../../accounts/settings/ai-switches.ts'
import { findInstructions } from '../../ai/instructions/find-instructions.ts'
import { aiTexts } from '../../ai/texts.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { latestText } from '../consignments/store.ts'
import { requireDocument } from '../documents/read-documents.ts'
import type { DocumentRow } from '../documents/tables.ts'
import { requireConsignment } from '../extraction/corrections/correct-document.ts'
import { latestRecognition, readPages } from '../recognition/store.ts'
import { isReadOnPages, questionOf } from './read-with-model.ts'
import { latestModelReading } from './store.ts'
import { whatToAsk } from './what-to-ask.ts'

const params = z.object({ id: z.string() })

export function modelReadingRoutes(app: App, services: Services): void {
  app.get(
    '/api/documents/:id/reading',
    {
      schema: {
        tags: ['Documents'],
        summary: 'What an AI provider was given when the document was read, and what it answered',
        params,
        response: { 200: modelReadingAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      return services.database.inTenant(member, async (db) => {
        const document = await requireDocument(db, request.params.id)
        return { reading: await presentReading(db, document.id) }
      })
    },
  )

  app.get(
    '/api/documents/:id/reading/question',
    {
      schema: {
        tags: ['Documents'],
        summary: 'What of a document would be sent to the AI provider to read it, word for word',
        params,
        response: { 200: remediationQuestion },
      },
    },
    (request) => {
      const member = memberOf(request)
      requireMay(member, 'remediate')
      return services.database.inTenant(member, async (db) =>
        previewReading(services, db, await requireDocument(db, request.params.id)),
      )
    },
  )
}

async function presentReading(db: TenantDb, documentId: string) {
  const reading = await latestModelReading(db, documentId)
  if (!reading) return null
  const { provider, askedAt, instructions, content, answers, refused } = reading
  const reasons = new Map(refused?.map(({ answer, reason }) => [answer.path, reason]))
  return {
    provider,
    askedAt: askedAt.toISOString(),
    instructions,
    content,
    answers: answers.map(({ path, text }) => ({
      path,
      label: labelOf(elementByPath(plainPath(path))?.id ?? path),
      text,
      refused: reasons.get(path) ?? null,
    })),
  }
}

/** With the settings and values of now: what the model found is not asked about again. */
async function previewReading(
  { aiProvider, clock }: Services,
  db: TenantDb,
  document: DocumentRow,
): Promise<RemediationQuestion> {
  const { redactContent, askAboutAll, ...switches } = await aiSwitches(db)
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
  return { provider: aiProvider?.name ?? null, instructions, content, notSent }
}
