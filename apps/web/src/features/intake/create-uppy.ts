import { ALLOWED_EXTENSIONS, MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { intakeWords as words } from '../../words/intake.ts'
import { askForAddress } from './ask-for-address.ts'
import { putBytes, RETRY_DELAYS_MS } from './put-bytes.ts'

/** One file, straight to the address that the server hands out for it. */
export function createUppy(): Uppy {
  return new Uppy({
    autoProceed: false,
    infoTimeout: 5000,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: MAX_UPLOAD_BYTES,
      allowedFileTypes: [...ALLOWED_EXTENSIONS],
    },
  }).use(AwsS3, {
    limit: 6,
    retryDelays: RETRY_DELAYS_MS,
    shouldUseMultipart: false,
    uploadPartBytes: putBytes,
    async getUploadParameters(file) {
      const { url, headers } = await askForAddress()
      return {
        method: 'PUT',
        url,
        headers: { ...headers, 'Content-Type': file.type || 'application/octet-stream' },
      }
    },
  })
}

export const dashboardStrings = {
  strings: {
    dashboardTitle: words.area,
    dropPasteFiles: `${words.drop} %{browseFiles}`,
    browseFiles: words.browse,
  },
}
