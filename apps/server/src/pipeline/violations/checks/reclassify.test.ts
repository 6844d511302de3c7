import { randomUUID } from 'node:crypto'
import type { AuditList, ComplianceCheck, DocumentDetail, ViolationDetail } from '@efti-hub/contract'
import { EDITION } from '@efti-hub/efti'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueTask } from '../../../platform/queue.ts'
import { type Hub, startHub, withClient } from '../../../testing/index.ts'
import { eftiXml } from '../../../testing/papers.ts'

let hub: Hub

beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub?.stop())

test('a violation that another edition calls a note is closed as such, once, and an approval stays', async () => {
  const ida = await hub.member()
  const file = eftiXml(1)
  await ida.upload(file)
  await hub.drain()
  const second = await ida.upload({ ...file, name: 'second.xml' })
  await hub.drain()
  await ida.post(`/api/documents/${second.id}/approve`, { comment: 'Known' })
  // As an earlier edition left it.
  const id = randomUUID()
  await withClient(hub.database.superuserUrl, async (client) => {
    await client.query(
      `insert into hub.violations (id, tenant_id, document_id, first_check_id, last_check_id, fingerprint, code, severity,
         violation_type, description)
       select $1, tenant_id, document_id, id, id, 'DOC-SAME-FILE|', 'DOC-SAME-FILE', 'low', 'Duplicate', 'Uploaded before'
         from hub.compliance_checks where document_id = $2`,
      [id, second.id],
    )
    await client.query(`update hub.compliance_checks set edition = 'earlier'`)
  })
  for (const _time of [1, 2]) {
    await hub.services.database.inTenant({ tenantId: ida.tenantId, userId: null }, (db) =>
      enqueueTask(db, 'recheck', {}),
    )
    await hub.drain()
  }
  const { body: violation } = await ida.get<ViolationDetail>(`/api/violations/${id}`)
  expect(violation.status).toBe('resolved')
  expect(violation.acts.map(({ act, after }) => [act, after])).toEqual([
    ['found', 'open'],
    ['reclassified', 'note'],
  ])
  const path = `/api/documents/${second.id}`
  const { body: checks } = await ida.get<ComplianceCheck[]>(`${path}/compliance?history=true`)
  expect(checks.map(({ edition }) => edition)).toEqual(['earlier', EDITION])
  expect((await ida.get<DocumentDetail>(path)).body.status).toBe('approved')
  const { body: audit } = await ida.get<AuditList>('/api/audit?limit=200')
  const acts = audit.items.filter(({ action }) => action === 'violations-reclassified')
  expect(acts.map(({ documentId }) => documentId)).toEqual([second.id])
})
