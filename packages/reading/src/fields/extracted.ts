import type { Consignment, Finding, Form, MessageInfo, UnreadPlace, Value } from '@efti-hub/efti'
import type { Box } from '../layout/pages.ts'

export interface Evidence {
  page: number
  box: Box | null
  snippet: string
}

export interface ExtractedValue {
  eftiId: string
  path: string
  value: Value
  asWritten: string
  attributes?: Record<string, string>
  confidence: number
  /** 'ai': a model pointed to it; it was found on the page all the same. */
  source: 'text' | 'ocr' | 'structured' | 'ai'
  evidence: Evidence | null
  /** Label found, place, checks that held, repairs made, what it competed with. */
  why?: Record<string, unknown>
}

/** What was understood of one document. `kind` is what the machine saw, also where a person had it read as another. */
export interface Extracted {
  kind: string
  kindConfidence: number
  language: string | null
  values: ExtractedValue[]
  /** Of an eFTI message: its schema, and content without an eFTI id that is kept to write it back whole. */
  schema?: MessageInfo['schema']
  extra?: Consignment['extra']
  /** The blocks of a prescribed form, where the document is one. */
  form?: Form
  /** Findings of reading itself: misplaced content of an XML, with line and path; further consignments in a file. */
  findings: Finding[]
  /** What a person should know of how it was read, in sentences: what of a message was not understood. */
  notes?: string[]
  /** Text in the box of a label from which no value was taken. */
  unread?: UnreadPlace[]
}
