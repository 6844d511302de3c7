import { checkingChoices, type DataElement, dataSetAnswer } from '@efti-hub/contract'
import {
  COUNTRIES,
  DATA_SET_VERSION,
  ELEMENTS,
  type DataElement as Element,
  labelOf,
  namedCodes,
  SUBSETS,
  type ValueKind,
} from '@efti-hub/efti'
import { requireMay } from '../../accounts/policy.ts'
import { type App, memberOf } from '../../platform/http.ts'

/** The fields of a consignment, for people who enter values. */
export function dataSetRoutes(app: App): void {
  // Some 40 kB that change with a release only: made once, and the tag of the answer does the rest.
  const answer = { version: DATA_SET_VERSION, elements: ELEMENTS.flatMap(present) }
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

function present(element: Element): DataElement[] {
  const { id, path, kind, format } = element
  if (kind === 'class') return []
  const type: Exclude<ValueKind, 'class'> = kind
  const units = kind === 'measure' ? [...(element.attribute?.allowed ?? [])] : null
  return [
    {
      id,
      path,
      label: labelOf(id),
      type,
      format,
      codes: codesOf(element),
      units: units?.length ? units : null,
    },
  ]
}

function codesOf({ codeList, allowedCodes }: Element): DataElement['codes'] {
  const codes = namedCodes(codeList)
  if (!codes) return null
  const named = [...codes].map(([code, name]) => ({ code, name }))
  return allowedCodes ? named.filter(({ code }) => allowedCodes.includes(code)) : named
}
