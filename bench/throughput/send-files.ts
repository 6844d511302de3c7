import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Member, UploadFile } from '../../apps/server/src/testing/member.ts'

const AT_ONCE = 4

/** Uploads them, four at once, and waits until no document of the database is under way. */
export async function sendFiles(member: Member, client: pg.Client, files: UploadFile[]): Promise<void> {
  let next = 0
  const send = async () => {
    for (let file = files[next++]; file; file = files[next++]) await member.upload(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from hub.documents d where d.status in ('pending', 'processing')`,
    )
    if (rows[0]?.left === 0) return
    await sleep(100)
  }
}
