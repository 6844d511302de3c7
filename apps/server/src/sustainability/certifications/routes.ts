import type { Readable } from 'node:stream'
import {
  type CertificationsList,
  certification,
  certificationApplication,
  certificationChange,
  certificationsList,
} from '@efti-hub/contract'
import { z } from 'zod'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { may, requireMay } from '../../accounts/policy.ts'
import { attachment } from '../../platform/attachment.ts'
import type { TenantDb } from '../../platform/database.ts'
import { type App, type Member, memberOf } from '../../platform/http.ts'
import { type Act, recordAct } from '../../platform/record-act.ts'
import { notFound } from '../../platform/refusal.ts'
import type { Services } from '../../services.ts'
import type { CertificationRow } from '../tables.ts'
import { storeCertificate } from './certificate-file.ts'
import { presentCertification } from './present.ts'
import { certificationsOf, changeCertification, insertCertification, requireCertification } from './store.ts'
import { tellApplicant, tellManagers } from './tell-managers.ts'

const tags = ['Sustainability']
const byId = z.object({ id: z.string() })
const BASE = '/api/sustainability/certifications'

export function certificationRoutes(app: App, services: Services): void {
  const present = async (row: CertificationRow) =>
    presentCertification(row, await namesOfPeople(services, [row.author]))

  app.get(
    BASE,
    {
      schema: {
        tags,
        summary: 'Certifications and applications, newest first',
        response: { 200: certificationsList },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const rows = await services.database.inTenant(member, certificationsOf)
      return listOf(services, member, rows)
    },
  )

  app.post(
    BASE,
    {
      schema: {
        tags,
        summary: 'Applies for a certification; stored as Pending, also where something is missing',
        body: certificationApplication,
        response: { 201: certification },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const { type = '', companyName = '', contactEmail = '', targetDate } = request.body
      const row = await services.database.inTenant(member, async (db) => {
        const stored = await insertCertification(db, {
          author: member.userId,
          type,
          companyName,
          contactEmail,
          targetDate: targetDate || null,
        })
        await record(db, 'certification-applied', stored, { newValue: request.body })
        await tellManagers(db, stored)
        return stored
      })
      return reply.status(201).send(await present(row))
    },
  )

  app.patch(
    `${BASE}/:id`,
    {
      schema: {
        tags,
        summary: 'Sets the status of an application, or what is known of the certificate',
        params: byId,
        body: certificationChange,
        response: { 200: certification },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'manage')
      const row = await services.database.inTenant(member, async (db) => {
        const before = await requireCertification(db, request.params.id)
        const changed = { changedAt: services.clock.now(), changedBy: member.userId }
        await changeCertification(db, before.id, { ...request.body, ...changed })
        const keys = Object.keys(request.body) as (keyof typeof request.body)[]
        const oldValue = Object.fromEntries(keys.map((key) => [key, before[key]]))
        await record(db, 'certification-changed', before, { oldValue, newValue: request.body })
        const after = await requireCertification(db, before.id)
        if (after.status !== before.status) await tellApplicant(db, after, member.userId)
        return after
      })
      return present(row)
    },
  )

  // A scope of its own: here a body of any type arrives as the raw stream.
  app.register(async (raw: App) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    raw.put(
      `${BASE}/:id/file`,
      {
        schema: {
          tags,
          summary: 'The certificate itself: PDF, PNG or JPEG, raw, at most 10 MB',
          params: byId,
          querystring: z.object({ name: z.string().trim().min(1).max(200) }),
          response: { 200: certification },
        },
      },
      async (request) => {
        const member = memberOf(request)
        requireMay(member, 'manage')
        const { id } = request.params
        await services.database.inTenant(member, (db) => requireCertification(db, id))
        const content = (request.body as Readable | undefined) ?? request.raw
        const { key, type } = await storeCertificate(services, member.tenantId, {
          name: request.query.name,
          content,
        })
        const { row, left } = await services.database.inTenant(member, async (db) => {
          const before = await requireCertification(db, id)
          const file = { fileKey: key, fileType: type, fileName: request.query.name }
          await changeCertification(db, id, {
            ...file,
            changedAt: services.clock.now(),
            changedBy: member.userId,
          })
          await record(db, 'certificate-added', before, { newValue: { file: file.fileName } })
          return { row: await requireCertification(db, id), left: before.fileKey }
        })
        if (left) await services.files.remove(left)
        return present(row)
      },
    )
  })

  app.get(
    `${BASE}/:id/file`,
    { schema: { tags, summary: 'The certificate as an attachment', params: byId } },
    async (request, reply) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const row = await services.database.inTenant(member, async (db) => {
        const found = await requireCertification(db, request.params.id)
        if (!found.fileKey) throw notFound('certificate')
        await record(db, 'download', found, { details: found.fileName ?? 'the certificate' })
        return found
      })
      if (!row.fileKey || !row.fileType) throw notFound('certificate')
      return reply
        .header('Content-Type', row.fileType)
        .header('Content-Disposition', attachment(row.fileName ?? 'certificate'))
        .send(services.files.read(row.fileKey))
    },
  )
}

export async function listOf(
  services: Services,
  member: Member,
  rows: readonly CertificationRow[],
): Promise<CertificationsList> {
  const names = await namesOfPeople(
    services,
    rows.map(({ author }) => author),
  )
  return {
    items: rows.map((row) => presentCertification(row, names)),
    canManage: may(member, 'manage'),
  }
}

function record(
  db: TenantDb,
  action: string,
  { id, type }: CertificationRow,
  values: Pick<Act, 'details' | 'oldValue' | 'newValue'>,
): Promise<void> {
  return recordAct(db, {
    action,
    resourceType: 'certification',
    resourceId: id,
    resourceName: type || 'Certification',
    ...values,
  })
}
