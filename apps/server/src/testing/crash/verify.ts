import { readdirSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AuditVerification, Document, PartnerMemory } from '@efti-hub/contract'
import type pg from 'pg'
import { type Rows, untilQuiet } from './database.ts'
import type { Crowd, Paper } from './people.ts'

export interface Found {
  lost: string[]
  duplicated: string[]
  other: string[]
}

/** Longer than files without a row may wait for one, see `removeOrphansOf`. */
const LONG_AGO_DAYS = 8

/** Compares what people were answered with what is there. Waits for all jobs first. */
export async function verify(
  crowd: Crowd,
  client: pg.Client,
  dataDir: string,
  seqs: Map<string, number>,
): Promise<Found> {
  const found: Found = { lost: [], duplicated: [], other: [...crowd.faults.splice(0)] }
  await untilQuiet(client)
  await compareUploads(crowd, client, found)
  await compareActs(crowd, client, found)
  for (const [what, statement] of Object.entries(NEVER)) {
    const { rows } = await client.query(statement)
    for (const row of rows) found.other.push(`${what}: ${JSON.stringify(row)}`)
  }
  await compareFiles(client, join(dataDir, 'files'), found)
  for (const member of crowd.members) {
    await requireIntactChain(member, seqs, found)
    await compareMemory(member, client, found)
  }
  return found
}

/** Of all uploads so far; a document whose answer was lost is found by its name. */
async function compareUploads({ papers }: Crowd, client: pg.Client, found: Found): Promise<void> {
  const { rows } = await client.query('select id::text, original_name as name from hub.documents')
  const idsByName = Map.groupBy(rows, ({ name }) => name)
  for (const paper of papers) {
    const ids = (idsByName.get(paper.name) ?? []).map(({ id }) => id)
    idsByName.delete(paper.name)
    if (ids.length > 1) found.duplicated.push(`${paper.name}: ${ids.length} documents`)
    if (paper.isAnswered && !ids.includes(paper.id)) found.lost.push(`${paper.name}: no document`)
    paper.id ??= ids[0] ?? null
  }
  for (const name of idsByName.keys()) found.other.push(`${name}: a document that nobody sent`)
}

async function compareActs({ papers }: Crowd, client: pg.Client, found: Found): Promise<void> {
  const counts = byDocument(
    (
      await client.query(
        `select document_id::text, count(*)::int as n from hub.jobs where job_type = 'ocr' group by 1`,
      )
    ).rows,
  )
  const corrections = byDocument((await client.query(CORRECTIONS)).rows)
  const decisions = byDocument((await client.query('select document_id::text from hub.decisions')).rows)
  const lessons = byDocument((await client.query('select document_id::text, path from hub.lessons')).rows)
  for (const paper of papers) {
    if (!paper.id) continue
    const readings = Number(counts.get(paper.id)?.[0]?.n ?? 0)
    const answered = 1 + paper.readAgain.filter(({ isAnswered }) => isAnswered).length
    if (readings < answered) found.lost.push(`${paper.name}: read ${readings} times instead of ${answered}`)
    if (readings > 1 + paper.readAgain.length) found.duplicated.push(`${paper.name}: read ${readings} times`)
    compareCorrections(paper, corrections.get(paper.id) ?? [], lessons.get(paper.id) ?? [], found)
    const decided = decisions.get(paper.id)?.length ?? 0
    if (decided > 1 || (decided === 1 && !paper.approval)) found.duplicated.push(`${paper.name}: decisions`)
    if (paper.approval?.isAnswered && decided === 0) found.lost.push(`${paper.name}: approval`)
    await compareWithScreen(paper, decided, found)
  }
}

function compareCorrections({ name, corrections }: Paper, rows: Rows, lessons: Rows, found: Found): void {
  for (const { values, ids, isAnswered, isRemembered } of corrections) {
    const stored = Object.entries(values).map(([path, value]) =>
      rows.filter((row) => row.path === path && row.value === value),
    )
    if (stored.some((same) => same.length > 1)) found.duplicated.push(`${name}: a correction`)
    const there = stored.filter((same) => same.length > 0).length
    if (there > 0 && there < stored.length)
      found.other.push(`${name}: half of a correction, ${JSON.stringify(values)}`)
    if (isAnswered && !ids.every((id) => rows.some((row) => row.id === id)))
      found.lost.push(`${name}: a correction`)
    if (isRemembered && lessons.length === 0) found.lost.push(`${name}: a remembered place`)
  }
}

/** Only once after its last act: what has been compared does not change any more. */
async function compareWithScreen(paper: Paper, decided: number, found: Found): Promise<void> {
  const acts = [paper.readAgain.length, paper.corrections.length, decided, paper.removal !== null].join()
  if (seenOnScreen.get(paper) === acts) return
  seenOnScreen.set(paper, acts)
  const { status, body } = await paper.member.get<Document>(`/api/documents/${paper.id}`)
  const isThere = status === 200
  if (paper.removal ? paper.removal.isAnswered && isThere : !isThere)
    found.lost.push(`${paper.name}: answered ${status}`)
  if (isThere && decided > 0 && body.status !== 'approved')
    found.lost.push(`${paper.name}: approved, and shown as ${body.status}`)
  if (isThere && body.status === 'failed') found.lost.push(`${paper.name}: failed`)
}
const seenOnScreen = new WeakMap<Paper, string>()

/** The nightly run of the product removes files without a row once they are old; these are made old, and the run is asked for. */
async function compareFiles(client: pg.Client, root: string, found: Found): Promise<void> {
  const { rows } = await client.query(FILES)
  const known = new Set(rows.map(({ key }) => String(key)))
  const onDisk = filesIn(root)
  for (const key of known) if (!onDisk.includes(key)) found.lost.push(`${key}: a row without its file`)
  const orphans = onDisk.filter((key) => !known.has(key))
  if (orphans.length === 0) return
  const longAgo = Date.now() / 1000 - LONG_AGO_DAYS * 86_400
  for (const key of orphans) utimesSync(join(root, key), longAgo, longAgo)
  await client.query(
    `select graphile_worker.add_job('retention', json_build_object('tenantId', id)) from hub.tenants`,
  )
  await untilQuiet(client)
  for (const key of filesIn(root)) if (!known.has(key)) found.other.push(`${key}: a file without a row`)
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((key) => /^(originals|incoming|unscanned|quarantine)\//.test(key))
}

async function requireIntactChain(
  member: Crowd['members'][number],
  seqs: Map<string, number>,
  found: Found,
): Promise<void> {
  const { status, body } = await member.get<AuditVerification>('/api/audit/verify')
  const seq = body.head?.seq ?? 0
  if (status !== 200 || !body.intact) found.other.push(`audit chain: ${status} ${JSON.stringify(body)}`)
  else if (seq < (seqs.get(member.email) ?? 0)) found.lost.push(`audit chain ends at ${seq} instead of later`)
  seqs.set(member.email, seq)
}

async function compareMemory(
  member: Crowd['members'][number],
  client: pg.Client,
  found: Found,
): Promise<void> {
  const { status, body } = await member.get<PartnerMemory>('/api/partner-memory')
  const { rows } = await client.query(LESSONS, [member.tenantId])
  if (status !== 200 || body.total !== rows[0]?.n)
    found.other.push(`partner memory: ${status}, ${body.total} shown and ${rows[0]?.n} kept`)
}

const byDocument = (rows: Rows) => Map.groupBy(rows, (row) => String(row.document_id))

const CORRECTIONS = `select id::text, document_id::text, path, value #>> '{}' as value from hub.corrections`

const FILES = `
  select object_key as key from hub.documents
  union select object_key from hub.uploads where object_key is not null`

const LESSONS = `
  select count(*)::int as n from hub.lessons l where tenant_id = $1 and ${outsideOfTrash('l.tenant_id', 'l.document_id')}`

/** Each finds rows that must not be. Jobs of a document that goes to the trash are stopped. */
const NEVER = {
  'a job that did not complete': `select id, document_id, job_type, status, message from hub.jobs j
     where status <> 'completed' and ${outsideOfTrash('j.tenant_id', 'j.document_id')}`,
  'a document without a check': `
    select id, original_name from hub.documents d where not exists (
      select from hub.compliance_checks c where c.document_id = d.id)
       and ${outsideOfTrash('d.tenant_id', 'd.id')}`,
  'a check without or with two results': `
    select j.id, j.document_id, count(c.id) from hub.jobs j left join hub.compliance_checks c on c.job_id = j.id
     where j.job_type = 'compliance' and j.status = 'completed' group by 1, 2 having count(c.id) <> 1`,
  'a remembered place without its correction': `
    select id, path from hub.lessons l where not exists (
      select from hub.corrections c where c.document_id = l.document_id and c.path = l.path)`,
  'a place that is remembered twice': `
    select document_id, path, count(*) from hub.lessons where not refused group by 1, 2 having count(*) > 1`,
  'a job of the queue that was given up': `
    select id, last_error from graphile_worker._private_jobs where attempts >= max_attempts`,
}

function outsideOfTrash(tenant: string, document: string): string {
  return `not exists (
    select from hub.documents_in_trash t where t.tenant_id = ${tenant} and t.document_id = ${document})`
}
