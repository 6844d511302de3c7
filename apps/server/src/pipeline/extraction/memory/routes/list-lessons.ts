import { partnerMemory, partnerMemoryQuery } from '@efti-hub/contract'
import { labelOf } from '@efti-hub/efti'
import { namesOfPeople } from '../../../../accounts/names-of-people.ts'
import { requireMay } from '../../../../accounts/policy.ts'
import { CURSOR_KEYS, readCursor, scopeOf, writeCursor } from '../../../../platform/cursor.ts'
import { type App, memberOf } from '../../../../platform/http.ts'
import type { Services } from '../../../../services.ts'
import { countLessons, documentsReadWith, listLessons, namesOfDocuments } from '../store.ts'

const PAGE = 100
const SCOPE = scopeOf('partner memory', {})

type LessonRow = Awaited<ReturnType<typeof listLessons>>[number]

export function listLessonsRoute(app: App, services: Services): void {
  app.get(
    '/api/partner-memory',
    {
      schema: {
        tags: ['Partner memory'],
        summary: 'What your corrections taught us about each sender’s documents, newest first',
        querystring: partnerMemoryQuery,
        response: { 200: partnerMemory },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'read')
      const { limit = PAGE, cursor } = request.query
      const after = cursor ? readCursor(cursor, CURSOR_KEYS.instant, SCOPE) : undefined
      const { rows, total, papers, used } = await services.database.inTenant(member, async (db) => {
        const rows = await listLessons(db, limit, after && { at: new Date(after.key), id: after.id })
        return {
          rows,
          total: await countLessons(db),
          used: await documentsReadWith(
            db,
            rows.map(({ id }) => id),
          ),
          papers: await namesOfDocuments(
            db,
            rows.map(({ documentId }) => documentId),
          ),
        }
      })
      const names = await namesOfPeople(
        services,
        rows.map(({ author }) => author),
      )
      const last = rows.length === limit ? rows.at(-1) : undefined
      return {
        items: rows.map((row) => presentLesson(row, { used, papers, names })),
        nextCursor: last ? writeCursor({ key: last.createdAt.toISOString(), id: last.id }, SCOPE) : null,
        total,
      }
    },
  )
}

interface Beside {
  /** Of lessons, by id: how many documents were read with each. */
  used: ReadonlyMap<string, number>
  papers: ReadonlyMap<string, string>
  names: ReadonlyMap<string, string>
}

function presentLesson(row: LessonRow, { used, papers, names }: Beside) {
  return {
    id: row.id,
    sender: row.senderName,
    eftiId: row.eftiId,
    path: row.path,
    label: labelOf(row.eftiId),
    kind: row.kind,
    page: row.page,
    box: row.synthetic ? null : row.box,
    printedLabel: row.label?.text ?? null,
    near: row.anchors.map(({ text }) => text),
    refused: row.refused,
    placeId: row.placeId,
    state: row.state,
    learnedFrom: row.documentId,
    papersReadWithIt: row.refused ? null : (used.get(row.id) ?? 0),
    learnedFromName: papers.get(row.documentId) ?? '',
    author: { id: row.author, name: names.get(row.author) ?? 'Unknown User' },
    at: row.createdAt.toISOString(),
  }
}
