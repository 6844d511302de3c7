import type { Column } from '../platform/spreadsheet/columns.ts'
import type { EventRow } from './store.ts'

/** As the specification has them, in this order and no others. */
export const LOG_COLUMNS: readonly Column<EventRow>[] = [
  { title: 'Timestamp', cell: ({ timestamp }) => timestamp },
  { title: 'Action', cell: ({ action }) => action },
  { title: 'Resource Type', cell: ({ resourceType }) => resourceType },
  { title: 'Resource Name', cell: ({ resourceName }) => resourceName },
  { title: 'User', cell: ({ userName }) => userName },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Details', cell: ({ details }) => details },
]
