import { randomUUID } from 'node:crypto'
import type { DocumentDetail, PartnerRequestMade, RemediationAnswer, SessionsList } from '@efti-hub/contract'
import type { Hub } from '../hub.ts'
import type { Member } from '../member.ts'
import { drawNote, incompleteCmrPdf } from '../papers.ts'

/** Ids of what one tenant has, by the path of the calls about them. */
export type Objects = Record<string, string>

const SEAL = 'usedTransportEquipment[1]/affixedSeal[1]/id'

/** One of everything that a call can be about. */
export async function makeObjects(hub: Hub, manager: Member): Promise<Objects> {
  const upload = async (name: string, bytes: Uint8Array) => {
    const { id } = await manager.upload({ name, bytes })
    await hub.drain()
    return (await manager.get<DocumentDetail>(`/api/documents/${id}`)).body
  }
  const { bytes } = await incompleteCmrPdf(1)
  const document = await upload('note.pdf', bytes)
  const taught = await upload(
    'taught.pdf',
    await drawNote({
      goodsAt: 340,
      more: [
        [40, 500, 'Hofzeichen laut Werksausweis'],
        [40, 516, 'KX-4711'],
      ],
    }),
  )
  await manager.patch(`/api/documents/${taught.id}/consignment`, {
    corrections: [{ path: SEAL, value: 'KX-4711' }],
  })
  const colleague = await hub.colleague(manager, 'auditor', { firstName: 'Vera' })
  const made = async (path: string, json: unknown) => (await manager.post<{ id: string }>(path, json)).body.id
  const first = async (path: string) =>
    (await manager.get<{ items: { id: string }[] }>(path)).body.items[0]?.id ?? randomUUID()
  const codeOfFirst = async () =>
    (await manager.get<{ items: { code: string }[] }>('/api/violations')).body.items[0]?.code ?? ''
  const uploadURL = (await manager.post<{ uploadURL: string }>('/api/objects/upload')).body.uploadURL
  const consignment = document.consignmentId ?? randomUUID()
  const certification = await made('/api/sustainability/certifications', {
    type: 'ISO 14001',
    companyName: 'Example AG',
    contactEmail: 'vera@example.org',
  })
  await manager.put(`/api/sustainability/certifications/${certification}/file?name=a.pdf`, bytes)
  const webhook = await made('/api/webhooks', {
    name: 'ERP',
    url: 'http://127.0.0.1:9/hub',
    events: ['document.checked'],
  })
  await manager.post(`/api/webhooks/${webhook}/test`)
  await manager.post('/api/fleet', {
    vehicles: [{ plate: 'HB-SP 400', country: 'DE', kind: 'motor-vehicle' }],
  })
  await manager.post('/api/partners', { partners: [{ name: 'Voorbeeld BV', country: 'NL' }] })
  const asked = await manager.post<PartnerRequestMade>(`/api/documents/${document.id}/partner-requests`, {
    paths: ['grossWeight'],
    partner: 'Nordlicht Spedition',
    email: '',
    language: 'en',
    message: 'Please answer.',
    days: 14,
    reminderDays: null,
  })
  const deleted = await upload('deleted.txt', new TextEncoder().encode('Pallets 4'))
  await manager.delete(`/api/documents/${deleted.id}`)
  const plan = await manager.post<RemediationAnswer>(`/api/documents/${document.id}/remediation`)
  const delivery = await first(`/api/webhooks/${webhook}/deliveries`)

  return {
    '/api/documents/{id}': document.id,
    '/api/documents/{id}/pages/{n}': '1',
    '/api/documents/{id}/remediation/steps/{stepId}': plan.body.remediationPlan.steps[0]?.id ?? '',
    '/api/consignments/{id}': consignment,
    '/api/consignments/{id}/documents/{documentId}': document.id,
    '/api/consignments/{id}/contradictions/{code}': 'CC-01',
    '/api/violations/{id}': await first('/api/violations'),
    '/api/accepted-rules/{id}': await made('/api/accepted-rules', {
      code: await codeOfFirst(),
      kind: 'waste-movement',
      reason: 'Agreed.',
    }),
    '/api/views/{id}': await made('/api/views', {
      name: 'All',
      screen: 'violations',
      query: {},
      shared: true,
    }),
    '/api/trash/{id}': deleted.id,
    '/api/partner-memory/{id}': await first('/api/partner-memory'),
    '/api/members/{id}': colleague.user?.id ?? '',
    '/api/invitations/{id}': await made('/api/invitations', { email: 'vera@example.org', role: 'auditor' }),
    '/api/keys/{id}': await made('/api/keys', { name: 'Spare', role: 'auditor' }),
    '/api/fleet/{id}': await first('/api/fleet'),
    '/api/partners/{id}': await first('/api/partners'),
    '/api/partner-requests/{id}': asked.body.request.id,
    '/api/partner-requests/{id}/fields/{fieldId}': asked.body.request.fields[0]?.id ?? '',
    '/api/webhooks/{id}': webhook,
    '/api/webhooks/{id}/deliveries/{deliveryId}': delivery,
    '/api/settings/sessions/{id}': await otherSession(hub, manager),
    '/api/audit/{id}': await first('/api/audit'),
    '/api/admin/tenants/{id}': manager.tenantId,
    '/api/objects/uploads/{uploadId}': new URL(uploadURL).pathname.split('/').at(-1) ?? '',
    '/api/sustainability/consignments/{id}': consignment,
    '/api/sustainability/factors/{key}': 'road',
    '/api/sustainability/certifications/{id}': certification,
  }
}

/** Not the one that the tests go on with. */
async function otherSession(hub: Hub, manager: Member): Promise<string> {
  const { email, password } = manager
  await hub.visitor().post('/api/auth/login', { email, password })
  const { body } = await manager.get<SessionsList>('/api/settings/sessions')
  return body.items.find(({ current }) => !current)?.id ?? ''
}

/** The same kinds of ids, of things that nobody has. */
export const invented = (objects: Objects): Objects =>
  Object.fromEntries(
    Object.entries(objects).map(([path, id]) => [path, id.length === 36 ? randomUUID() : id]),
  )

/** @throws for a call about something that `makeObjects` does not make yet. */
export function fillPath(path: string, objects: Objects): string {
  return path.replace(/\{\w+\}/g, (name, at: number) => {
    const about = path.slice(0, at) + name
    const id = objects[about]
    if (id === undefined) throw new Error(`testing/access/objects.ts has nothing for ${about}`)
    return encodeURIComponent(id)
  })
}
