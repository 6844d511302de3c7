import { printCalls, printMemory, printMessages } from '../apps/server/src/testing/load/print.ts'
import { isSound, runLoad } from '../apps/server/src/testing/load/run-load.ts'
import { FULL, SMALL } from '../apps/server/src/testing/load/sizes.ts'

import { postmasterPid } from '../apps/server/src/testing/product.ts'
import { type ProcessorTime, processorTimeOf } from './throughput/processor-time.ts'

/**
 * 20 tenants, 200 people and 1,000 live sockets for three minutes, on this machine, which the people share with the product: what answers
 * and messages take, what fails, and what memory it needs. `-- --small`: 4, 20 and 60 for twenty seconds. Ends with 1 when a call failed or a socket missed a message.
 */

const isSmall = process.argv.includes('--small')
const processor: (ProcessorTime & { driver: number })[] = []
const result = await runLoad({
  ...(isSmall ? SMALL : FULL),
  seconds: isSmall ? 20 : 180,
  sampleSeconds: isSmall ? 2 : 10,
  onSample: (_vitals, { supervisor }, dataDir) => {
    const { user, system } = process.cpuUsage()
    const product = processorTimeOf(supervisor.pid ?? 0, postmasterPid(dataDir) ?? 0)
    processor.push({ ...product, driver: (user + system) / 1e6 })
  },
})
printCalls(result)
printMessages(result)
printMemory(result)
const used = (['api', 'worker', 'postgres', 'driver'] as const).map(
  (part) => `${part} ${((processor.at(-1)?.[part] ?? 0) - (processor[0]?.[part] ?? 0)).toFixed(0)} s`,
)
console.log(`Processor time in ${result.seconds.toFixed(0)} s: ${used.join(', ')}`)
process.exit(isSound(result) ? 0 : 1)
