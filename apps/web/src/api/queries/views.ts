import type { ViewScreen } from '@efti-hub/contract'
import { reading } from '../reading.ts'

export const viewsQuery = (screen: ViewScreen) => reading('GET /api/views', { query: { screen } })
