import type { JobHelpers } from 'graphile-worker'

/** Queues one job a tenant, as the queue's own role, which knows their ids and nothing else of them. */
export async function forEveryTenant({ withPgClient }: JobHelpers, task: string): Promise<void> {
  await withPgClient((client) =>
    client.query(
      `select graphile_worker.add_job($1::text, json_build_object('tenantId', id), job_key => $1::text || ':' || id)
         from hub.every_tenant`,
      [task],
    ),
  )
}
