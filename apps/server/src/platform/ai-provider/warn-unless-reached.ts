import type { Services } from '../../services.ts'

const TIME_LIMIT_MS = 5000

/** Whether the address answers at all is asked once at the start; a provider that is away then may be back later. */
export async function warnUnlessReached({ config, log }: Pick<Services, 'config' | 'log'>): Promise<void> {
  const address = config.ai?.baseUrl
  if (!address) return
  try {
    const { body } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    await body?.cancel()
    log.info({ address }, 'the AI provider can be reached')
  } catch (error) {
    log.warn({ err: error, address }, 'the AI provider cannot be reached: check AI_BASE_URL')
  }
}
