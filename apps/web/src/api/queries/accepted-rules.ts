import { reading } from '../reading.ts'

export const acceptedRulesQuery = () => reading('GET /api/accepted-rules')
