import { readFile } from 'node:fs/promises'
import { create as contentDisposition } from 'content-disposition'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'

/** One of our invented papers (samples/cmr-english-no-date-country-uk), with mistakes worth finding. */
const PAPER = new URL('../../../assets/sample-paper.pdf', import.meta.url)
const NAME = 'Sample CMR consignment note.pdf'

export function sampleRoutes(app: App): void {
  app.get(
    '/api/samples/paper',
    {
      schema: {
        tags: ['Intake'],
        summary: 'An invented consignment note, to be uploaded like any other document',
      },
    },
    async (request, reply) => {
      requireMay(memberOf(request), 'upload')
      return reply
        .header('Content-Type', 'application/pdf')
        .header('Content-Disposition', contentDisposition(NAME))
        .send(await readFile(PAPER))
    },
  )
}
