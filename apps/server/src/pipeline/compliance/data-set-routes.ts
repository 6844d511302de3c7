import { checkingChoices, dataSetAnswer } from '@efti-hub/contract'
import { COUNTRIES, DATA_SET_VERSION, ELEMENTS, SUBSETS } from '@efti-hub/efti'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'
import { presentElement } from './present-element.ts'

/** The fields of a consignment, for people who enter values. */
export function dataSetRoutes(app: App): void {
  // Some 40 kB that change with a release only: made once, and the tag of the answer does the rest.
  const answer = {
    version: DATA_SET_VERSION,
    elements: ELEMENTS.flatMap((element) => presentElement(element) ?? []),
  }
  app.get(
    '/api/data-set',
    {
      schema: {
        tags: ['Data set'],
        summary: 'The elements of the eFTI common data set: path, label, type, codes and units',
        response: { 200: dataSetAnswer },
      },
    },
    async (request) => {
      requireMay(memberOf(request), 'read')
      return answer
    },
  )

  // `identifier` is what a gate registers, no provision that a document could be checked against.
  const subsets = SUBSETS.filter(({ id }) => id !== 'identifier').map(({ id, provision }) => ({
    id,
    provision,
  }))
  const countries = [...COUNTRIES]
  app.get(
    '/api/data-set/choices',
    {
      schema: {
        tags: ['Data set'],
        summary:
          'The subsets of the eFTI common data set with the provisions that they serve, and the countries',
        response: { 200: checkingChoices },
      },
    },
    async (request) => {
      requireMay(memberOf(request), 'read')
      return { subsets, countries }
    },
  )
}
