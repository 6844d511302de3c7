import { errorBody, heldAccessDecision, heldAccessList } from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import { requireMay } from '../policy.ts'
import { decideHeldAccess, heldAccessIn } from './decide.ts'

const TAGS = ['Accounts']

/** What an account set up before its address was verified. */
export function heldAccessRoutes(app: App, services: Services): void {
  app.get(
    '/api/held-access',
    {
      schema: {
        tags: TAGS,
        summary:
          'Members, API keys and webhooks that wait for confirmation, since an unverified account set them up',
        response: { 200: heldAccessList, 403: errorBody },
      },
    },
    async (request) => list(services, managerIn(request)),
  )

  app.post(
    '/api/held-access/decision',
    {
      schema: {
        tags: TAGS,
        summary: 'Keeps or removes members, API keys and webhooks that wait for confirmation',
        body: heldAccessDecision,
        response: { 200: heldAccessList, 403: errorBody, 404: errorBody, 409: errorBody },
      },
    },
    async (request) => {
      const manager = managerIn(request)
      requireConfirmed(services, request)
      await services.database.unsafeAccounts((db) => decideHeldAccess(db, request.body), manager)
      return list(services, manager)
    },
  )
}

function managerIn(request: FastifyRequest): Member {
  personIn(request)
  const member = memberOf(request)
  requireMay(member, 'manage')
  return member
}

async function list(services: Services, manager: Member) {
  const rows = await services.database.unsafeAccounts(heldAccessIn, manager)
  const items = rows.map(({ id, kind, name, email, role, heldAt }) => ({
    id,
    kind,
    name,
    email,
    role,
    heldAt: new Date(heldAt).toISOString(),
  }))
  return { items, nextCursor: null, total: items.length }
}
