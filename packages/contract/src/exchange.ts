import { z } from 'zod'

/** Forms in which a consignment leaves: the data set as XML or JSON, or what a gate registers of it. */
export const EXPORT_FORMATS = ['efti-xml', 'efti-json', 'identifiers-xml'] as const
export const exportQuery = z.object({ format: z.enum(EXPORT_FORMATS) })
export type ExportFormat = z.infer<typeof exportQuery>['format']
