/** How long it takes to read a page once its words are there: the documents whose words are stored with the package. */
import { readPages } from '@efti-hub/reading'
import { storedNames, storedPages } from '../packages/reading/src/testing/stored-documents.ts'

const documents = storedNames().map((name) => ({ name, recognised: storedPages(name) }))

/** Milliseconds a page. Each document once: labels and words that were met before are remembered. */
const [first, ...times] = documents.map(({ name, recognised }) => {
  const start = performance.now()
  readPages(recognised)
  return { name, milliseconds: (performance.now() - start) / Math.max(1, recognised.pages.length) }
})
times.sort((a, b) => a.milliseconds - b.milliseconds)

const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]
const inMs = (time = first) => `${(time?.milliseconds ?? 0).toFixed(1)} ms`
const pages = documents.reduce((sum, { recognised }) => sum + recognised.pages.length, 0)
console.log(`${documents.length} documents, ${pages} pages, each read once; time a page`)
console.log(
  `median ${inMs(at(0.5))}, 95th percentile ${inMs(at(0.95))}, slowest ${inMs(at(1))} (${at(1)?.name})`,
)
console.log(`first document of the process, with all that is loaded for it: ${inMs(first)}`)
