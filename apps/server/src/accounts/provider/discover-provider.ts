import * as oidc from 'openid-client'
import type { Config } from '../../platform/config.ts'
import { isSecureOrLoopback } from '../../platform/transport-security.ts'

export type ProviderSettings = NonNullable<Config['oidc']>

/**
 * The provider as it describes itself now. The keys belong to this answer: they are fetched once for it, when a token is
 * checked.
 * @throws when it cannot be asked, is not the configured issuer, or names an address over http.
 */
export async function discoverProvider(settings: ProviderSettings): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = settings
  const authentication = clientSecret ? oidc.ClientSecretBasic(clientSecret) : oidc.None()
  const execute = [oidc.enableNonRepudiationChecks]
  // The configuration accepts such an issuer on this machine alone.
  if (isWithoutTls(issuer)) execute.push(oidc.allowInsecureRequests)
  const configuration = await oidc.discovery(new URL(issuer), clientId, undefined, authentication, {
    execute,
  })
  refuseInsecureAddresses(issuer, configuration.serverMetadata())
  return configuration
}

/** openid-client knows https for everything or http for everything. */
function refuseInsecureAddresses(issuer: string, metadata: oidc.ServerMetadata): void {
  const { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri } = metadata
  const addresses = { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri }
  for (const [name, address] of Object.entries(addresses)) {
    if (address === undefined) continue
    const accepted = isSecureOrLoopback(address) && (isWithoutTls(issuer) || !isWithoutTls(address))
    if (!accepted) throw new Error(`the identity provider's ${name} is not an address with https`)
  }
}

const isWithoutTls = (address: string) => new URL(address).protocol === 'http:'
