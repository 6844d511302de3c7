import type { AiUsage } from '@efti-hub/contract'
import { sql } from 'drizzle-orm'
import type { Tokens } from '../platform/ai-provider/provider-failed.ts'
import type { TenantDb } from '../platform/database.ts'

/** Of the calendar month (UTC) that the instant is in. `limit` is that of the server; 0 there, null here: none. */
export async function usageOfMonth(db: TenantDb, now: Date, limit: number): Promise<AiUsage> {
  const month = monthOf(now)
  const { rows } = await db.execute<{ calls: number; tokens: string }>(sql`
    select calls, input_tokens + output_tokens as tokens from hub.ai_usage
     where tenant_id = ${db.tenantId} and month = ${month}::date`)
  const [used] = rows
  return {
    month: month.slice(0, 7),
    calls: used?.calls ?? 0,
    tokens: Number(used?.tokens ?? 0),
    limit: limit === 0 ? null : limit,
  }
}

export async function countUsage(db: TenantDb, now: Date, { input, output }: Tokens): Promise<void> {
  await db.execute(sql`
    insert into hub.ai_usage (tenant_id, month, calls, input_tokens, output_tokens)
    values (${db.tenantId}, ${monthOf(now)}::date, 1, ${input}, ${output})
    on conflict (tenant_id, month) do update
       set calls = ai_usage.calls + 1,
           input_tokens = ai_usage.input_tokens + excluded.input_tokens,
           output_tokens = ai_usage.output_tokens + excluded.output_tokens`)
}

const monthOf = (now: Date) => `${now.toISOString().slice(0, 7)}-01`
