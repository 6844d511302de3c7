import type { ServerResponse } from 'node:http'
import { remediationAnswer, remediationQuestion, remediationRequest, stepTick } from '@efti-hub/contract'
import { z } from 'zod'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { makePlan } from './make-plan.ts'
import { previewQuestion } from './preview-question.ts'
import { tickStep } from './tick-step.ts'

/** Aborts when the connection ends before the answer was sent, as when the dialog is closed. */
function untilNobodyWaits(response: ServerResponse): AbortSignal {
  const ended = new AbortController()
  response.once('close', () => {
    if (!response.writableEnded) ended.abort()
  })
  return ended.signal
}

export function remediationRoutes(app: App, services: Services): void {
  app.post(
    '/api/documents/:id/remediation',
    {
      schema: {
        tags: ['Remediation'],
        summary: 'A plan to correct the open violations of a document: the one that is kept, else a new one',
        params: z.object({ id: z.string() }),
        body: remediationRequest,
        response: { 200: remediationAnswer },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'remediate')
      const regenerate = request.body?.regenerate ?? false
      const signal = untilNobodyWaits(reply.raw)
      return { remediationPlan: await makePlan(services, member, request.params.id, { regenerate, signal }) }
    },
  )

  app.get(
    '/api/documents/:id/remediation/question',
    {
      schema: {
        tags: ['Remediation'],
        summary: 'What of a document would be sent to the AI provider for a plan, word for word',
        params: z.object({ id: z.string() }),
        response: { 200: remediationQuestion },
      },
    },
    (request) => {
      const member = memberOf(request)
      requireMay(member, 'remediate')
      return previewQuestion(services, member, request.params.id)
    },
  )

  app.put(
    '/api/documents/:id/remediation/steps/:stepId',
    {
      schema: {
        tags: ['Remediation'],
        summary: "Ticks a step of the document's latest plan off, or takes the tick back",
        params: z.object({ id: z.string(), stepId: z.string() }),
        body: stepTick,
        response: { 200: remediationAnswer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'remediate')
      const { id: documentId, stepId } = request.params
      const { done } = request.body
      return { remediationPlan: await tickStep(services, member, { documentId, stepId, done }) }
    },
  )
}
