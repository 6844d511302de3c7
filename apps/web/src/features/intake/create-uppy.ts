import { ALLOWED_EXTENSIONS, MAX_UPLOAD_BYTES } from '@efti-hub/contract'
import AwsS3 from '@uppy/aws-s3'
import Uppy from '@uppy/core'
import { serverMessage } from '../../api/request.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { askForAddress, contentType } from './ask-for-address.ts'
import { RETRY_DELAYS_MS } from './put-bytes.ts'
import { putFile } from './put-file.ts'

/** One file, uploaded as soon as it is chosen, straight to the address that the server hands out for it. */
export function createUppy(): Uppy {
  return new Uppy({
    autoProceed: true,
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
    uploadPartBytes: putFile,
    async getUploadParameters(file) {
      const type = contentType(file.type)
      const bytes = file.data instanceof Blob ? file.data : undefined
      const { url, headers } = await askForAddress(bytes, type).catch(refuse)
      return {
        method: 'PUT',
        url,
        headers: { ...headers, 'Content-Type': type },
      }
    },
  })
}

/** Uppy shows the message of an error as it is: the server's words, never the JSON around them. */
function refuse(error: unknown): never {
  throw new Error(serverMessage(error) ?? words.failed.description)
}

export const dashboardStrings = {
  strings: {
    dashboardTitle: words.area,
    dropPasteFiles: `${words.drop} %{browseFiles}`,
    browseFiles: words.browse,
  },
}
