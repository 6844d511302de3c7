import { errorBody, mailToken, notMeAnswer, notMeBody } from '@efti-hub/contract'
import type { App } from '../../platform/http.ts'
import type { Services } from '../../services.ts'
import { mailLimits } from '../mail-limits.ts'
import { accountLimits } from '../rate-limits.ts'
import { notMe } from './not-me.ts'

const MAX_FORM_BYTES = 16 * 1024

/** For people who have no account: the signature of the link is all that is asked. */
export function notMeRoutes(app: App, services: Services): void {
  const limits = accountLimits(services)
  const mails = mailLimits(services)

  app.register(async (open: App) => {
    // Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058); what it is about is in the address. Our own page
    // sends JSON.
    open.removeContentTypeParser('text/plain')
    open.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
    open.post(
      '/api/auth/not-me',
      {
        config: { public: true },
        bodyLimit: MAX_FORM_BYTES,
        schema: {
          tags: ['Accounts'],
          summary:
            'This was not me: ends what a mail was about, and further mails of its kind to that address',
          querystring: mailToken.partial(),
          body: notMeBody,
          response: { 200: notMeAnswer, 410: errorBody, 429: errorBody },
        },
      },
      async (request) => {
        await limits.countRegistration(request.ip)
        const token = request.body?.token ?? request.query.token ?? ''
        return { ended: await notMe(services, mails, token) }
      },
    )
  })
}
