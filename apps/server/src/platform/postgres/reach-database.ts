import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import type { LoginUrls } from '../open-pool.ts'
import { addressFile, startEmbeddedPostgres } from './embedded.ts'
import { FolderInUse } from './folder-lock.ts'

interface FoundUrls extends LoginUrls {
  ownerUrl: string
}

/** For commands beside the product: on DATABASE_URL, or on the embedded database, running or not. */
export async function reachDatabase<T>(
  config: Config,
  log: Logger,
  work: (urls: FoundUrls) => Promise<T>,
): Promise<T> {
  if (config.databaseUrls && config.databaseOwnerUrl) {
    const { efti_app: appUrl, efti_accounts: accountsUrl, efti_queue: queueUrl } = config.databaseUrls
    return work({ ownerUrl: config.databaseOwnerUrl, appUrl, accountsUrl, queueUrl })
  }
  const { urls, stop } = await embedded(config.dataDir, log)
  return work(urls).finally(stop)
}

async function embedded(dataDir: string, log: Logger): Promise<{ urls: FoundUrls; stop(): Promise<void> }> {
  try {
    const started = await startEmbeddedPostgres({ dataDir, log })
    return { urls: started, stop: () => started.stop() }
  } catch (error) {
    const running = addressFile(dataDir)
    if (!(error instanceof FolderInUse) || !existsSync(running)) throw error
    return { urls: JSON.parse(readFileSync(running, 'utf8')), stop: async () => {} }
  }
}
