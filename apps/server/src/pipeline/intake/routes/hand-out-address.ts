import { PERMISSION_HEADER, permissionPlace, uploadTarget, uploadWish } from '@efti-hub/contract'
import { requireMay } from '../../../accounts/policy.ts'
import { type App, memberOf, originOf } from '../../../platform/http.ts'
import type { Services } from '../../../services.ts'
import { handOutAddress } from '../hand-out-address.ts'
import { signedAddress } from '../upload-address.ts'

export function handOutAddressRoute(app: App, services: Services): void {
  app.post(
    '/api/objects/upload',
    {
      schema: {
        tags: ['Intake'],
        summary: 'An address to PUT one file to, valid for an hour',
        headers: permissionPlace,
        body: uploadWish,
        response: { 200: uploadTarget },
      },
    },
    async (request) => {
      const member = memberOf(request)
      requireMay(member, 'upload')
      const origin = originOf(request, services.config.publicUrl)
      const { address, permission, direct } = await handOutAddress(services, member, origin, request.body)
      if (direct) return { uploadURL: direct }
      const more = services.files.direct ? { direct: true } : {}
      return request.headers[PERMISSION_HEADER] === 'header'
        ? { uploadURL: address, permission, ...more }
        : { uploadURL: signedAddress(address, permission), ...more }
    },
  )
}
