import type { AiSwitches } from '../../accounts/settings/ai-switches.ts'

/** A model that is set up on this server. */
export interface PlanProvider {
  name: string
}

/** Null: a provider may be asked, and may be sent what the document states. Else why the plan comes from the catalogue. */
export function whyFromCatalogue(
  switches: Pick<AiSwitches, 'aiValidation' | 'sendContent'>,
  provider: PlanProvider | null,
): string | null {
  if (!switches.aiValidation) return 'Built from the rule catalogue; AI-powered validation is switched off'
  if (!provider) return 'Built from the rule catalogue; no AI provider is configured'
  if (!switches.sendContent) {
    return `Built from the rule catalogue; your organisation has not agreed to send document content to ${provider.name}`
  }
  return null
}
