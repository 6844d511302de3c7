import type { HttpClient } from '../../apps/server/src/testing/http-client.ts'
import type { Member } from '../../apps/server/src/testing/member.ts'
import type { Certification, SustainabilityAnswer } from '../../packages/contract/src/index.ts'
import { ORGANISATION } from './people.ts'

const yearsAhead = (years: number) =>
  new Date(Date.now() + years * 365 * 86_400_000).toISOString().slice(0, 10)

/** Goals of this year, three certifications, and the places that papers name in more than one way. */
export async function setSustainability(manager: Member): Promise<void> {
  const { body } = await manager.get<SustainabilityAnswer>('/api/sustainability')
  for (const { key, choices } of body.questions) {
    // The demonstration's papers are of Europe: its Valencia is the one in Spain.
    const place = choices.find(({ country, latitude }) => country === 'ES' || latitude > 45) ?? choices[0]
    if (place) await putJson(manager, '/api/sustainability/places', { key, place })
  }
  await putJson(manager, '/api/sustainability/goals', {
    year: new Date().getUTCFullYear(),
    goals: [
      { measure: 'intensity', target: 180, baseline: 320 },
      { measure: 'coverage', target: 70, baseline: 20 },
      { measure: 'certifications', target: 2, baseline: 0 },
    ],
  })
  for (const [type, status] of [
    ['ISO 14001', 'Certified'],
    ['EMAS', 'In Progress'],
    ['ISO 50001', 'Pending'],
  ] as const) {
    const { body: applied } = await manager.post<Certification>('/api/sustainability/certifications', {
      type,
      companyName: ORGANISATION,
      contactEmail: manager.email,
      targetDate: yearsAhead(0.5),
    })
    const held = status === 'Certified' && {
      number: 'NL-14001-26',
      issuer: 'Prüfstelle Beispiel',
      validFrom: yearsAhead(-0.4),
      validUntil: yearsAhead(2.6),
    }
    await manager.patch(`/api/sustainability/certifications/${applied.id}`, { status, ...held })
  }
}

/** The client's own PUT sends bytes as they are. */
const putJson = (client: HttpClient, path: string, payload: unknown) =>
  client.put(path, new TextEncoder().encode(JSON.stringify(payload)), {
    headers: { 'Content-Type': 'application/json' },
  })

/** All but the latest few were read. */
export async function readNotices(member: Member): Promise<void> {
  const { body } = await member.get<{ items: { id: string }[] }>('/api/notifications')
  const upTo = body.items[5]?.id
  if (upTo) await member.post('/api/notifications/read', { upTo })
}
