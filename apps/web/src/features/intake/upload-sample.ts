import { call } from '../../api/call.ts'
import { send } from '../../api/request.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { createDocument } from './create-document.ts'

/** An invented paper goes the way of every other: uploaded, read, checked. */
export async function uploadSample() {
  const paper = await (await send('GET', '/api/samples/paper')).blob()
  const { uploadURL } = await call('POST /api/objects/upload')
  const put = await fetch(uploadURL, { method: 'PUT', body: paper })
  if (!put.ok) throw new Error(words.refused(put.status))
  return createDocument({
    url: uploadURL,
    name: words.sample.name,
    size: paper.size,
    mimeType: 'application/pdf',
  })
}
