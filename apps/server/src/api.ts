import { setTimeout as sleep } from 'node:timers/promises'
import { refuseUnknownDataKeys } from './accounts/stored-secrets/unknown-data-keys.ts'
import { closeServices, openServices } from './open-services.ts'
import { warnUnlessReached } from './platform/ai-provider/warn-unless-reached.ts'
import { readConfig } from './platform/config.ts'
import { startBeating } from './platform/measure/start-beating.ts'
import { endWithParent } from './platform/processes/process-end.ts'
import { StartRefused } from './platform/processes/start-refused.ts'
import { buildWebServer } from './web-server.ts'

/** The entry point for people and programs: HTTP and the live socket. */
const services = openServices(readConfig(process.env), 'api')
await refuseUnknownDataKeys(services.database.accountsPool, services.dataCipher).catch((error) => {
  if (error instanceof StartRefused) throw error
  // A database that is away, or not migrated yet, is what /readyz answers for.
  services.log.warn({ err: error }, 'whether the data key is right could not be asked')
})
const server = await buildWebServer(services)

const beating = await startBeating(services)

/** Every connection in use is let go of with its next answer; a proxy that looks at /readyz sends nobody any more. */
const LEAVE_MS = 1_000

endWithParent(services.log, async () => {
  server.leaving.isLeaving = true
  await sleep(LEAVE_MS)
  await server.close()
  await beating.stop()
  await closeServices(services)
})

await server.listen({ port: services.config.port, host: services.config.host })
services.log.info({ address: server.addresses() }, 'the web server listens')
process.send?.({ listening: server.addresses() })
void warnUnlessReached(services)
