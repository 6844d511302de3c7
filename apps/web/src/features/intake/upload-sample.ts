import { send } from '../../api/request.ts'
import { intakeWords as words } from '../../words/intake.ts'
import { outcomeWords } from '../../words/upload-outcome.ts'
import { askForAddress } from './ask-for-address.ts'
import { createDocument } from './create-document.ts'

/** An invented document goes the way of every other: uploaded, read, checked. */
export async function uploadSample() {
  const document = await (await send('GET', '/api/samples/paper')).blob()
  const { url, headers } = await askForAddress()
  const put = await fetch(url, { method: 'PUT', headers, body: document })
  if (!put.ok) throw new Error(outcomeWords.refused(put.status))
  return createDocument({
    url,
    name: words.sample.name,
    size: document.size,
    mimeType: 'application/pdf',
  })
}
