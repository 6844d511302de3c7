import type { Certification, CertificationsList } from '@efti-hub/contract'
import { namesOfPeople } from '../../accounts/names-of-people.ts'
import { may } from '../../accounts/policy.ts'
import type { Member } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import type { CertificationRow } from '../tables.ts'
import { presentCertification } from './present.ts'

export async function presentOne(services: Services, row: CertificationRow): Promise<Certification> {
  return presentCertification(row, await namesOfPeople(services, [row.author]))
}

export async function presentList(
  services: Services,
  member: Member,
  rows: readonly CertificationRow[],
): Promise<CertificationsList> {
  const names = await namesOfPeople(
    services,
    rows.map(({ author }) => author),
  )
  return {
    items: rows.map((row) => presentCertification(row, names)),
    canManage: may(member, 'manage'),
  }
}
