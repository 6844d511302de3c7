import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Role } from '@efti-hub/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { Refusal } from './refusal.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Who a request comes from; set by accounts/ before any route of ours runs. */
export interface Caller {
  userId: string
  /** Null for a program with an API key. */
  sessionId: string | null
  /** The API key that a program came with; it is then the author too. */
  keyId?: string | null
  name: string
  email: string
  tenantId: string | null
  role: Role | null
}

/** A caller acting inside a tenant. */
export interface Member extends Caller {
  tenantId: string
  role: Role
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    /** Answers without a session. Everything else under /api is 401 for visitors. */
    public?: boolean
  }
}

export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Refusal('not_signed_in', 'Please sign in.')
  return request.caller
}

export function memberOf(request: FastifyRequest): Member {
  const { tenantId, role, ...rest } = callerOf(request)
  if (!tenantId || !role) {
    throw new Refusal('no_tenant', 'You are not a member of any organisation. Ask for an invitation.')
  }
  return { ...rest, tenantId, role }
}

/** The address this request reached us under: PUBLIC_URL when it is set, else what the client typed. X-Forwarded-Host does not count. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.headers.host}`
}
