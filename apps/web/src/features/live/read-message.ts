import {
  type auditUpdate,
  type ConsignmentsUpdate,
  type DocumentUpdate,
  documentStatusLabels,
  type JobStatus,
  type JobType,
  type JobUpdate,
  type notificationsUpdate,
  type PresenceUpdate,
  type ViolationsUpdate,
} from '@efti-hub/contract'
import type { z } from 'zod'

type LiveMessage =
  | JobUpdate
  | DocumentUpdate
  | ViolationsUpdate
  | ConsignmentsUpdate
  | PresenceUpdate
  | z.infer<typeof notificationsUpdate>
  | z.infer<typeof auditUpdate>
type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const texts: Check = (value) => Array.isArray(value) && value.every(text)
const oneOf =
  <Word extends string>(words: Record<Word, unknown>): Check =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(words, value)

const jobType = oneOf<JobType>({ ocr: true, compliance: true })
const jobStatus = oneOf<JobStatus>({
  queued: true,
  running: true,
  processing: true,
  completed: true,
  failed: true,
})

/** The contract's schemas by hand: every screen opens the socket, and a schema library is not worth it in each first load. */
const FIELDS: {
  [Message in LiveMessage as Message['type']]: Required<Record<keyof Message['data'], Check>>
} = {
  job_update: {
    jobId: text,
    status: jobStatus,
    message: text,
    progress: Number.isFinite,
    documentId: optional(text),
    jobType: optional(jobType),
    documentName: optional(text),
    uploadedBy: optional(text),
    followsReading: optional((value) => typeof value === 'boolean'),
  },
  document_update: { documentId: text, status: oneOf(documentStatusLabels) },
  violations_update: { documentIds: (value) => value === null || texts(value) },
  consignments_update: { consignmentIds: texts, documentIds: texts },
  notifications_update: {},
  audit_update: {},
  presence_update: {
    documentId: text,
    person: (value) => isObject(value) && text(value.id) && text(value.name),
    here: (value) => typeof value === 'boolean',
  },
}

/** A message of a known type, or null for every other one. Text that cannot be parsed is only logged. */
export function readMessage(sent: string): LiveMessage | null {
  let message: unknown
  try {
    message = JSON.parse(sent)
  } catch (error) {
    console.error('A live message could not be parsed.', error)
    return null
  }
  return isLiveMessage(message) ? message : null
}

function isLiveMessage(message: unknown): message is LiveMessage {
  if (!isObject(message) || typeof message.type !== 'string' || !isObject(message.data)) return false
  if (!Object.hasOwn(FIELDS, message.type)) return false
  const { data } = message
  const fields = Object.entries<Check>(FIELDS[message.type as LiveMessage['type']])
  return fields.every(([name, isValid]) => isValid(data[name]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
