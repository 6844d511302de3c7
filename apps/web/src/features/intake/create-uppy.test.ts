import { expect, it } from 'vitest'
import { createUppy } from './create-uppy.ts'

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
