import { errorBody, heldAccessDecision, heldAccessList } from '@efti-hub/contract'
import type { FastifyRequest } from 'fastify'
import type { House } from '../../house.ts'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import { personIn } from '../person-in.ts'
import { requireMay } from '../policy.ts'
import { decideHeldAccess, heldAccessIn } from './decide.ts'

const TAGS = ['Accounts']

/** What an account set up before its address was verified. */
export function heldAccessRoutes(app: App, house: House): void {
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
    async (request) => list(house, managerIn(request)),
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
      requireConfirmed(house, request)
      await house.database.unsafeAccounts((db) => decideHeldAccess(db, request.body), manager)
      return list(house, manager)
    },
  )
}

function managerIn(request: FastifyRequest): Member {
  personIn(request)
  const member = memberOf(request)
  requireMay(member, 'manage')
  return member
}

async function list(house: House, manager: Member) {
  const rows = await house.database.unsafeAccounts(heldAccessIn, manager)
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
