import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CurrentUser, Document, ProcessingJob, SignedIn } from '@efti-hub/contract'
import { HttpClient } from './http-client.ts'

export interface UploadFile {
  name: string
  bytes: Uint8Array
  mimeType?: string
  /** One of many that are uploaded together. */
  isBatch?: boolean
}

const MIME_BY_EXTENSION: Record<string, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  json: 'application/json',
  csv: 'text/csv',
  txt: 'text/plain',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const PATIENCE_MS = 30_000

/** A registered person with a tenant of their own, at the other end of real HTTP. */
export class Member extends HttpClient {
  readonly password = 'blue-lorry-41-ferry'
  email = ''
  user: CurrentUser | null = null

  /** Registers an invented person. @throws when the server does not open a session. */
  static async register(
    base: string,
    names: { firstName?: string; lastName?: string } = {},
  ): Promise<Member> {
    const member = new Member(base)
    member.email = `ida.${randomBytes(6).toString('hex')}@example.org`
    const answer = await member.post<SignedIn>('/api/auth/register', {
      firstName: 'Ida',
      lastName: 'Lindqvist',
      ...names,
      email: member.email,
      password: member.password,
      confirmPassword: member.password,
    })
    if (answer.status >= 300) throw new Error(`registration: ${answer.status} ${JSON.stringify(answer.body)}`)
    member.user = answer.body.user
    return member
  }

  get tenantId(): string {
    if (!this.user?.tenantId) throw new Error('this member has no tenant')
    return this.user.tenantId
  }

  /** Sends the bytes to a handed-out address; returns that address. */
  async putFile(bytes: Uint8Array): Promise<string> {
    const target = await this.post<{ uploadURL: string }>('/api/objects/upload')
    if (target.status !== 200)
      throw new Error(`upload address: ${target.status} ${JSON.stringify(target.body)}`)
    const { uploadURL } = target.body
    const put = await this.put(uploadURL, bytes)
    if (put.status !== 200) throw new Error(`PUT: ${put.status} ${JSON.stringify(put.body)}`)
    return uploadURL
  }

  /** Uploads a document as the browser does and returns its document. */
  async upload({ name, bytes, mimeType, isBatch }: UploadFile): Promise<Document> {
    const fileUrl = await this.putFile(bytes)
    const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
    const created = await this.post<Document>('/api/documents', {
      fileUrl,
      fileName: name,
      originalName: name,
      fileSize: bytes.length,
      mimeType: mimeType ?? MIME_BY_EXTENSION[extension] ?? 'application/octet-stream',
      ...(isBatch ? { isBatch } : {}),
    })
    if (created.status !== 201) throw new Error(`document: ${created.status} ${JSON.stringify(created.body)}`)
    return created.body
  }

  async jobsOf(documentId: string): Promise<ProcessingJob[]> {
    const { status, body } = await this.get<ProcessingJob[]>(`/api/documents/${documentId}/jobs`)
    if (status !== 200) throw new Error(`jobs: ${status} ${JSON.stringify(body)}`)
    return body
  }

  /** Waits until nothing more will happen to the document by itself; a worker must be running. */
  async settled(documentId: string, patienceMs = PATIENCE_MS): Promise<ProcessingJob[]> {
    const giveUp = Date.now() + patienceMs
    for (;;) {
      const jobs = await this.jobsOf(documentId)
      const done = (type: string) => jobs.some((job) => job.jobType === type && job.status === 'completed')
      if ((done('ocr') && done('compliance')) || jobs.some((job) => job.status === 'failed')) return jobs
      if (Date.now() > giveUp) {
        const states = jobs.map(({ jobType, status, message }) => `${jobType} ${status}: ${message}`)
        throw new Error(`still not settled after ${patienceMs} ms: ${states.join('; ')}`)
      }
      await sleep(25)
    }
  }
}
