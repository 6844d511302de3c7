import { refuseUnknownDataKeys } from './accounts/stored-secrets/unknown-data-keys.ts'
import { closeHouse, openHouse } from './open-house.ts'
import { readConfig } from './platform/config.ts'
import { startBeating } from './platform/measure/start-beating.ts'
import { endWithParent } from './platform/processes/process-end.ts'
import { StartRefused } from './platform/processes/start-refused.ts'
import { buildWebServer } from './web-server.ts'

/** The door for people and programs: HTTP and the live socket. */
const house = openHouse(readConfig(process.env), 'api')
await refuseUnknownDataKeys(house.database.accountsPool, house.dataCipher).catch((error) => {
  if (error instanceof StartRefused) throw error
  // A database that is away, or not migrated yet, is what /readyz answers for.
  house.log.warn({ err: error }, 'whether the data key is right could not be asked')
})
const server = await buildWebServer(house)

const beating = await startBeating(house)

endWithParent(house.log, async () => {
  await server.close()
  await beating.stop()
  await closeHouse(house)
})

await server.listen({ port: house.config.port, host: house.config.host })
house.log.info({ address: server.addresses() }, 'the web server listens')
process.send?.({ listening: server.addresses() })
