import type { ApiKey } from '@efti-hub/contract'
import { HttpClient, type RequestOptions } from '../http-client.ts'
import type { Hub } from '../hub.ts'
import type { Member } from '../member.ts'
import { withClient } from '../test-database.ts'
import type { Inside } from './who-may.ts'

export interface Callers {
  inside: Record<Inside, HttpClient>
  manager: Member
  /** Their answer is 401. */
  unknown: Record<'nobody' | 'revoked key' | 'ended session', HttpClient>
  /** They see of the tenant as much as of one that does not exist. */
  outside: Record<'another tenant' | 'removed member' | 'platform administrator', HttpClient>
}

/** A program that has a key, or a person who names a tenant other than their active one. */
class WithHeaders extends HttpClient {
  readonly always: Record<string, string>

  constructor(base: string, always: Record<string, string>) {
    super(base)
    this.always = always
  }

  override request<T>(method: string, path: string, options: RequestOptions = {}) {
    return super.request<T>(method, path, { ...options, headers: { ...options.headers, ...this.always } })
  }
}

/** Everybody in the columns of the access matrix. */
export async function makeCallers(hub: Hub): Promise<Callers> {
  const manager = await hub.member()
  const key = async (role: ApiKey['role']) => {
    const { body } = await manager.post<ApiKey & { secret: string }>('/api/keys', { name: role, role })
    const client = new WithHeaders(hub.url, { authorization: `Bearer ${body.secret}` })
    return { id: body.id, client }
  }
  const revoked = await key('operator')
  await manager.delete(`/api/keys/${revoked.id}`)
  const ended = await hub.colleague(manager, 'compliance_manager')
  const cookie = ended.cookieHeader()
  await ended.post('/api/auth/logout')
  const removed = await hub.colleague(manager, 'compliance_manager')
  const removedCookie = removed.cookieHeader()
  await manager.delete(`/api/members/${removed.user?.id}`)
  const administrator = await hub.member({ firstName: 'Petra', lastName: 'Alm' })
  await withClient(hub.database.superuserUrl, (client) =>
    client.query('update accounts.users set platform_admin = true where id = $1', [administrator.user?.id]),
  )

  return {
    manager,
    inside: {
      manager,
      operator: await hub.colleague(manager, 'operator'),
      auditor: await hub.colleague(manager, 'auditor'),
      'key that reads': (await key('auditor')).client,
      'key that writes': (await key('operator')).client,
    },
    unknown: {
      nobody: hub.visitor(),
      'revoked key': revoked.client,
      'ended session': new WithHeaders(hub.url, { cookie }),
    },
    outside: {
      'another tenant': await hub.member({ firstName: 'Otto', lastName: 'Berg' }),
      'removed member': new WithHeaders(hub.url, {
        cookie: removedCookie,
        'x-tenant-id': manager.tenantId,
      }),
      'platform administrator': administrator,
    },
  }
}
