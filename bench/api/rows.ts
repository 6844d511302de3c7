import type { Document } from '../../packages/contract/src/index.ts'
import type { UserCall } from './users.ts'

export interface Row {
  what: string
  /** Milliseconds; null: there is none. */
  aim: number | null
  next(number: number): UserCall
  expected: number
}

/** What is asked of a tenant with so many documents; `documents` are some of them, `etag` is that of the list. */
export function rowsOf(documents: readonly Document[], of: number, etag: string): Row[] {
  const rows: Row[] = []
  const row = (what: string, aim: number | null, next: Row['next'], expected = 200) =>
    rows.push({ what, aim, next, expected })
  const pick = (number: number) => documents[(number * 37) % documents.length]
  const get = (path: string) => () => ({ path })
  const ofList = (sort: string) => `/api/documents?limit=50&sort=${sort}`
  const violations = (query: string) => `/api/violations?limit=100&status=open${query}`

  row('dashboard', 100, get('/api/dashboard'))
  row('documents, 50, by any order', 100, (n) => ({
    path: ofList(['newest', 'name', 'size'][n % 3] ?? ''),
  }))
  row('documents, 50, by what is to be done', 200, (n) => ({
    path: ofList(['departure', 'severity', 'lowest', 'highest'][n % 4] ?? ''),
  }))
  const narrowed = [
    'work=needs-me',
    'work=done-week',
    'open=blocking',
    'departs=due',
    'owner=me',
    'tag=urgent',
  ]
  row('documents, 50, by one filter of the work', 200, (n) => ({
    path: `${ofList('departure')}&${narrowed[n % narrowed.length]}`,
  }))
  row('documents, counts of the work', 200, get('/api/documents/counts'))
  row('documents, 50, one status', 100, get('/api/documents?limit=50&status=under_review'))
  row('documents, all that the screen takes (500)', null, get('/api/documents'))
  row('documents, search: one number', 200, (n) => ({
    path: `/api/documents?limit=50&search=${numberOf(n, of)}`,
  }))
  row('documents, search: a frequent name', 200, get('/api/documents?limit=50&search=nordhafen'))
  row('search everything: one number', 200, (n) => ({ path: `/api/search?q=${numberOf(n, of)}` }))
  row('search everything: a number plate', 200, (n) => ({
    path: `/api/search?q=HB%20AA%20${1000 + (n % 90)}`,
  }))
  row('search everything: a frequent name', 200, get('/api/search?q=nordhafen'))
  row('search everything: what all documents have', 200, get('/api/search?q=gmbh%20hb'))
  row('consignments, search: one number', 200, (n) => ({
    path: `/api/consignments?limit=50&search=${numberOf(n, of)}`,
  }))
  row('violations, 100 open, most severe first', 100, get(violations('')))
  row('violations, 100, one severity, by due date', 100, get(violations('&severity=high&sort=due')))
  row('violations, one document', 100, (n) => ({ path: violations(`&documentId=${pick(n)?.id}`) }))
  row('violations, search: one number', 200, (n) => ({ path: violations(`&search=${numberOf(n, of)}`) }))
  row('violations, search: a frequent word', 200, get(violations('&search=vehicle')))
  const results = (query: string) => `/api/results?days=${query}`
  const orders = ['newest', 'name', 'highest', 'lowest', 'most-violations', 'oldest']
  row('results of 30 days, 50, by any order', 100, (n) => ({
    path: results(`30&sort=${orders[n % orders.length]}`),
  }))
  row('results of a year, 50, by any order', 100, (n) => ({
    path: results(`365&sort=${orders[n % orders.length]}`),
  }))
  row('results of a year, one country and band', 100, get(results('365&country=FR&band=red')))
  row('results of a year, search: one number', 200, (n) => ({
    path: results(`365&search=${numberOf(n, of)}`),
  }))
  row('results of a year, search: a frequent name', 200, get(results('365&search=nordhafen')))
  row('results, figures of 30 days', null, get('/api/results/summary?days=30'))
  row('results, figures of a year', null, get('/api/results/summary?days=365'))
  row('compliance of a document', 100, (n) => ({ path: `/api/documents/${pick(n)?.id}/compliance` }))
  row('one document', 100, (n) => ({ path: `/api/documents/${pick(n)?.id}` }))
  const groups = ['type', 'code', 'document', 'sender']
  row('violations, 100 open, with their groups', 200, (n) => ({
    path: violations(`&group=${groups[n % groups.length]}`),
  }))
  const poll = { path: '/api/documents', headers: { 'if-none-match': etag } }
  row('unchanged poll of the documents', 10, () => poll, 304)
  return rows
}

/** The same for a tenant as most are. */
export const FEW = [
  'dashboard',
  'documents, 50, by any order',
  'search everything: one number',
  'one document',
]

function numberOf(n: number, of: number): string {
  return String((n * 7_919) % of).padStart(7, '0')
}
