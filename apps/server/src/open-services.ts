import { openAiProvider } from './platform/ai-provider/ai-provider.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { makeDataCipher } from './platform/data-cipher.ts'
import { openDatabase } from './platform/database.ts'
import { openEventStream } from './platform/events.ts'
import { openFileStore } from './platform/file-store/open-file-store.ts'
import { makeLog } from './platform/log.ts'
import { makeMeasures } from './platform/measure/measures.ts'
import { makeSigner } from './platform/signed-token.ts'
import { openTraces } from './platform/traces/traces.ts'
import type { Services } from './services.ts'

/** Builds what every feature uses from a complete configuration (start.ts completes it with the embedded database). */
export function openServices(config: Config, service: string): Services {
  const { databaseUrls, databaseListenUrl, sessionSecret, dataKey, previousDataKey } = config
  if (!databaseUrls || !databaseListenUrl || !sessionSecret || !dataKey) {
    throw new Error('DATABASE_URL, SESSION_SECRET and DATA_KEY are required here')
  }
  const log = makeLog(config.logLevel, service)
  const measures = makeMeasures(service, config.dataDir)
  return {
    config,
    database: openDatabase(databaseUrls, log, measures),
    files: openFileStore(config),
    events: openEventStream(databaseListenUrl, log),
    signer: makeSigner(sessionSecret),
    dataCipher: makeDataCipher(dataKey, previousDataKey),
    clock: systemClock,
    aiProvider: openAiProvider(config.ai, measures),
    measures,
    traces: openTraces(config.tracesEndpoint, service, log),
    log,
  }
}

export async function closeServices(services: Services): Promise<void> {
  await services.events.close()
  await services.database.close()
  await services.traces.close()
}
