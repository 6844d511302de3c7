import { closeServices, openServices } from './open-services.ts'
import { readConfig } from './platform/config.ts'
import { startBeating } from './platform/measure/start-beating.ts'
import { endWithParent } from './platform/processes/process-end.ts'
import { startWorking } from './work.ts'

/** The entry point for work: takes jobs from the queue. A document that ends this process ends nothing else. */
const services = openServices(readConfig(process.env), 'worker')
const working = await startWorking(services, { releaseAllOthers: process.env.EFTI_SOLE_WORKER === '1' })

const beating = await startBeating(services)

endWithParent(services.log, async () => {
  await working.stop()
  await beating.stop()
  await closeServices(services)
})
process.send?.({ working: true })
