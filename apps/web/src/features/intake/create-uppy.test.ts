import { afterEach, expect, it, vi } from 'vitest'
import { createUppy } from './create-uppy.ts'

afterEach(() => vi.unstubAllGlobals())

it('takes one file of 50 MB, six at a time, never in parts, and shows messages for five seconds', () => {
  const uppy = createUppy()
  expect(uppy.opts).toMatchObject({
    infoTimeout: 5000,
    restrictions: { maxNumberOfFiles: 1, maxFileSize: 50 * 1024 * 1024 },
  })
  expect(uppy.getPlugin('AwsS3Multipart')?.opts).toMatchObject({
    limit: 6,
    retryDelays: [0, 1000, 3000, 5000],
    shouldUseMultipart: false,
  })
  uppy.destroy()
})

it('uploads what is chosen without a further step, and shows a refusal in the words of the server', async () => {
  const message = 'Your role (Auditor) cannot upload documents.'
  const refusal = { status: 403, body: JSON.stringify({ code: 'not_allowed', message }) }
  vi.stubGlobal('fetch', async () => new Response(refusal.body, { status: refusal.status }))
  vi.stubGlobal('window', { location: { href: 'http://hub.example/' } })
  const uppy = createUppy()
  const failed = new Promise<string>((resolve) =>
    uppy.on('upload-error', (_, error) => resolve(error.message)),
  )
  uppy.addFile({ name: 'waybill.txt', type: 'text/plain', data: new Blob(['Dear Ms Aalto']) })
  expect(await failed).toBe(message)
  uppy.destroy()
})
