import { closeHouse, openHouse } from './open-house.ts'
import { readConfig } from './platform/config.ts'
import { startBeating } from './platform/measure/start-beating.ts'
import { endWithParent } from './platform/processes/process-end.ts'
import { buildWebServer } from './web-server.ts'

/** The door for people and programs: HTTP and the live socket. */
const house = openHouse(readConfig(process.env), 'api')
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
