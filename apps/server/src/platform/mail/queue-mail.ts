import { sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import type { AccountsDb, TenantDb } from '../database.ts'
import type { Mail } from './mail.ts'

/** Whether a mail server is set. */
export function mailIsOn({ config }: Pick<Services, 'config'>): boolean {
  return config.mail !== null
}

/** Goes out exactly when the caller's transaction commits; the worker tries for some four days. */
export async function queueMail(db: TenantDb | AccountsDb, mail: Mail): Promise<void> {
  await db.execute(sql`select hub.enqueue_mail(${JSON.stringify(mail)}::jsonb)`)
}
