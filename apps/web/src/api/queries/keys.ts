import { reading } from '../reading.ts'

export const apiKeysQuery = () => reading('GET /api/keys')
