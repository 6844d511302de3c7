import { reading, readingPages } from '../reading.ts'

export const trashQuery = () => readingPages('GET /api/trash')
export const trashedQuery = (id: string) => reading('GET /api/trash/{id}', { path: { id } })
