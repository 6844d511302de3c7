import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Member, UploadFile } from '../../apps/server/src/testing/member.ts'

const AT_ONCE = 4

/** Uploads them, four at once, and waits until none of them is under way; no other documents are looked at, which would be measured as well. */
export async function sendFiles(member: Member, client: pg.Client, files: UploadFile[]): Promise<void> {
  const ids: string[] = []
  let next = 0
  const send = async () => {
    for (let file = files[next++]; file; file = files[next++]) ids.push((await member.upload(file)).id)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from hub.documents where id = any($1::uuid[]) and status in ('pending', 'processing')`,
      [ids],
    )
    if (rows[0]?.left === 0) return
    await sleep(100)
  }
}
