import type { AiProvider } from './platform/ai-provider/ai-provider.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { DataCipher } from './platform/data-cipher.ts'
import type { Database } from './platform/database.ts'
import type { EventStream } from './platform/events.ts'
import type { FileStore } from './platform/file-store/file-store.ts'
import type { Logger } from './platform/log.ts'
import type { Measures } from './platform/measure/measures.ts'
import type { Signer } from './platform/signed-token.ts'
import type { Traces } from './platform/traces/traces.ts'

/** Application services that every feature may use. Built once per process, by api.ts, worker.ts or a test. */
export interface Services {
  config: Config
  database: Database
  files: FileStore
  events: EventStream
  signer: Signer
  dataCipher: DataCipher
  clock: Clock
  /** Null: none is set up. */
  aiProvider: AiProvider | null
  measures: Measures
  /** Steps of a document, for a collector of OpenTelemetry. */
  traces: Traces
  log: Logger
}
