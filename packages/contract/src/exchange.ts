import { z } from 'zod'

/** Forms in which a consignment leaves: the data set as XML or JSON, what a gate registers of it, or a report for people. */
export const EXPORT_FORMATS = ['efti-xml', 'efti-json', 'identifiers-xml', 'report-pdf'] as const
export const exportQuery = z.object({ format: z.enum(EXPORT_FORMATS) })
export type ExportFormat = z.infer<typeof exportQuery>['format']
