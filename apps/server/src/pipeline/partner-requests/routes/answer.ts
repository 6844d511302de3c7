import {
  errorBody,
  partnerAnswer,
  partnerDocument,
  partnerToken,
  partnerUpload,
  questionForPartner,
} from '@efti-hub/contract'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { partnerLimits } from '../../../accounts/partner-limits.ts'
import type { TenantDb } from '../../../platform/database.ts'
import { type App, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import type { DocumentRow } from '../../documents/tables.ts'
import { answerRequest } from '../answer-request.ts'
import { declineRequest } from '../end-request.ts'
import { type OpenedLink, openQuestion, withLink } from '../open-link.ts'
import { handOutToPartner, receiveDocument } from '../receive-document.ts'

const TAGS = ['Partners']
const REFUSALS = { 409: errorBody, 410: errorBody, 429: errorBody }

/** For partners without an account: the token in the body is all that is asked, and it is in no address. */
export function answerRoutes(
  app: App,
  services: Services,
  follow: (db: TenantDb, document: DocumentRow) => Promise<void>,
): void {
  const limits = partnerLimits(services)
  const opened = <T>(
    request: { body: { token: string }; ip: string },
    reply: FastifyReply,
    work: (link: OpenedLink) => Promise<T>,
  ): Promise<T> => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return withLink(services, limits, { token: request.body.token, address: request.ip }, work)
  }

  app.post(
    '/api/answer/question',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'What a partner is asked by a link',
        body: partnerToken,
        response: { 200: questionForPartner, ...REFUSALS },
      },
    },
    (request, reply) => opened(request, reply, (link) => openQuestion(services, link)),
  )

  app.post(
    '/api/answer',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'Answers by a link: each field once, all of these or none',
        body: partnerAnswer,
        response: { 200: questionForPartner, ...REFUSALS },
      },
    },
    (request, reply) => opened(request, reply, (link) => answerRequest(services, link, request.body)),
  )

  app.post(
    '/api/answer/upload',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'An address to PUT one better document to, by a link',
        body: partnerToken,
        response: { 200: partnerUpload, ...REFUSALS },
      },
    },
    (request, reply) =>
      opened(request, reply, (link) =>
        handOutToPartner(services, link, originOf(request, services.config.publicUrl)),
      ),
  )

  app.post(
    '/api/answer/document',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'Makes a new document of the file that a partner sent by a link; it replaces nothing',
        body: partnerDocument,
        response: { 200: questionForPartner, ...REFUSALS },
      },
    },
    (request, reply) => {
      const origin = originOf(request, services.config.publicUrl)
      const { fileUrl, originalName } = request.body
      return opened(request, reply, (link) =>
        receiveDocument(services, link, { fileUrl, originalName, origin }, follow),
      )
    },
  )

  app.post(
    '/api/answer/decline',
    {
      config: { public: true },
      schema: {
        tags: TAGS,
        summary: 'Declines: the link ends, and the organisation mails nothing more to that address',
        body: partnerToken,
        response: { 200: z.object({ done: z.literal(true) }), ...REFUSALS },
      },
    },
    (request, reply) =>
      opened(request, reply, async (link) => {
        await declineRequest(services, link)
        return { done: true as const }
      }),
  )
}
