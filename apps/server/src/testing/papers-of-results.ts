import type { ResultRecord, ResultsList } from '@efti-hub/contract'
import { roadNote } from './consignment-papers.ts'
import type { Hub } from './hub.ts'
import type { Member } from './member.ts'

export const letter = (name: string) => ({ name, bytes: new TextEncoder().encode(`Dear Ms Aalto, ${name}`) })

/** Two notes of other routes and modes, two letters, and one that waits; their ids by name. */
export async function uploadDocumentsOfResults(hub: Hub, member: Member): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  const documents = [
    roadNote('b-lyon.xml'),
    roadNote('c-warsaw.xml', { eFTI170: 'D-2', eFTI162: 'PL', eFTI581: '2' }),
    letter('=1+1.txt'),
    letter('d-letter.txt'),
  ]
  for (const document of documents) ids[document.name] = (await member.upload(document)).id
  await hub.drain()
  ids['e-waiting.txt'] = (await member.upload(letter('e-waiting.txt'))).id
  return ids
}

export async function resultsOf(member: Member, query = ''): Promise<ResultsList> {
  return (await member.get<ResultsList>(`/api/results?${query}`)).body
}

export async function recordOf(member: Member, name: string): Promise<ResultRecord> {
  const record = (await resultsOf(member)).items.find(({ documentName }) => documentName === name)
  if (!record) throw new Error(`there is no record of ${name}`)
  return record
}

export const documentNamesIn = (list: ResultsList) => list.items.map(({ documentName }) => documentName)
