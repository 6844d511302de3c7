import { z } from 'zod'

/** A day that PostgreSQL can store and that a document or certificate can have; year 0 exists in neither. */
export const calendarDate = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'A date from 1900 to 2199 is needed')
