import { useQuery } from '@tanstack/react-query'
import { recentEventsQuery } from '../../api/queries/audit.ts'

export const useRecentEvents = (tenantId: string | null, limit: number) =>
  useQuery({ ...recentEventsQuery(limit), enabled: tenantId !== null })
