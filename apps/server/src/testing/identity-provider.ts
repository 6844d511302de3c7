import { once } from 'node:events'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { HttpClient } from './http-client.ts'

export interface Claims {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface TestProvider {
  /** Signs this account in there with a browser of its own, and follows back; answers where the hub leads it, or its page. */
  signIn(browser: HttpClient, account: string, path?: string): Promise<string>
  stop(): Promise<void>
}

/** A certified OpenID provider in this process. Accounts come from `accounts`, by subject. */
export async function startIdentityProvider(
  port: number,
  hubUrl: string,
  accounts: Record<string, Claims>,
): Promise<TestProvider> {
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'hub',
        client_secret: 'a secret of the hub, for tests only',
        redirect_uris: [`${hubUrl}/api/login/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['for tests only'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, sub) =>
      accounts[sub] && { accountId: sub, claims: () => ({ sub, ...accounts[sub] }) },
  })
  const server = createServer(provider.callback()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    async signIn(browser, account, path = '/api/login') {
      const start = await browser.get(path)
      const there = new HttpClient(issuer)
      let at = start.headers.get('location') ?? ''
      for (let steps = 0; steps < 12; steps++) {
        const url = new URL(at, issuer)
        if (url.origin === hubUrl) {
          const back = await browser.get<string>(url.pathname + url.search)
          return back.headers.get('location') ?? back.body
        }
        if (url.origin !== issuer) return at
        at = url.pathname.startsWith('/interaction/')
          ? await interact(there, url, account)
          : ((await there.get(url.href)).headers.get('location') ?? '')
      }
      throw new Error('the provider leads nowhere')
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The provider's own forms: first who it is, then that the hub may know. */
async function interact(there: HttpClient, url: URL, account: string): Promise<string> {
  const page = await there.get<string>(url.href)
  const prompt = /name="prompt" value="(\w+)"/.exec(page.body)?.[1] ?? 'login'
  const form = new URLSearchParams({ prompt, login: account, password: 'any' })
  const answer = await there.request('POST', url.href, {
    bytes: new TextEncoder().encode(form.toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return answer.headers.get('location') ?? ''
}
