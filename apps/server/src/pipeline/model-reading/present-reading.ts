import type { ModelReadingAnswer } from '@efti-hub/contract'
import { elementByPath, labelOf, plainPath } from '@efti-hub/efti'
import type { TenantDb } from '../../platform/database.ts'
import { latestModelReading } from './store.ts'

/** Null: no model was asked. */
export async function presentReading(
  db: TenantDb,
  documentId: string,
): Promise<ModelReadingAnswer['reading']> {
  const reading = await latestModelReading(db, documentId)
  if (!reading) return null
  const { provider, askedAt, instructions, content, pictures, answers, refused } = reading
  const reasons = new Map(refused?.map(({ answer, reason }) => [answer.path, reason]))
  return {
    provider,
    askedAt: askedAt.toISOString(),
    instructions,
    content,
    pictures: pictures.map(({ page }) => page),
    answers: answers.map(({ path, text }) => ({
      path,
      label: labelOf(elementByPath(plainPath(path))?.id ?? path),
      text,
      refused: reasons.get(path) ?? null,
    })),
  }
}
