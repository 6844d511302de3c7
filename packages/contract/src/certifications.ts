import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { personName } from './members.ts'

export const CERTIFICATION_STATUSES = ['Pending', 'In Progress', 'Certified'] as const
export const certificationStatus = z.enum(CERTIFICATION_STATUSES)
export type CertificationStatus = z.infer<typeof certificationStatus>

export const certification = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  appliedBy: personName,
  /** Empty where the application gives none. */
  type: z.string(),
  companyName: z.string(),
  contactEmail: z.string(),
  targetDate: z.string().nullable(),
  /** An application is stored as it comes; false: something of it is missing. */
  isComplete: z.boolean(),
  status: certificationStatus,
  number: z.string(),
  issuer: z.string(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** The certificate as a file; null: none was added. */
  file: z.object({ name: z.string(), type: z.string() }).nullable(),
})
export type Certification = z.infer<typeof certification>

export const certificationsList = z.object({
  items: z.array(certification),
  /** May the caller apply, set a status and add certificates. */
  canManage: z.boolean(),
})
export type CertificationsList = z.infer<typeof certificationsList>

const text = z.string().trim().max(200)
/** May be left empty, as everything of an application; what is given is an address. */
const contactEmail = z.union([z.literal(''), text.check(z.email('Please enter a valid email address'))])
const day = calendarDate.nullable()

/** Whatever a person left empty may be left empty here. */
export const certificationApplication = z
  .object({ type: text, companyName: text, contactEmail, targetDate: z.union([day, z.literal('')]) })
  .partial()
export type CertificationApplication = z.infer<typeof certificationApplication>

export const certificationChange = z
  .object({
    type: text,
    companyName: text,
    contactEmail,
    targetDate: day,
    status: certificationStatus,
    number: text,
    issuer: text,
    validFrom: day,
    validUntil: day,
  })
  .partial()
export type CertificationChange = z.infer<typeof certificationChange>

/** A certificate's file: PDF, PNG or JPEG. */
export const MAX_CERTIFICATE_BYTES = 10 * 1024 * 1024
