/** How long it takes to read a page once its words are there: the documents whose words are stored with the package. */
import { readPages } from '@efti-hub/reading'
import { storedNames, storedPages } from '../packages/reading/src/testing/stored-documents.ts'

const ROUNDS = 3
const documents = storedNames().map((name) => ({ name, recognised: storedPages(name) }))

/** Milliseconds a page, the quickest of a few rounds: what else the machine does is no part of it. */
const times = documents
  .map(({ name, recognised }) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      readPages(recognised)
      return (performance.now() - start) / Math.max(1, recognised.pages.length)
    })
    return { name, milliseconds: Math.min(...rounds) }
  })
  .sort((a, b) => a.milliseconds - b.milliseconds)

const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]
const inMs = (share: number) => `${(at(share)?.milliseconds ?? 0).toFixed(1)} ms`
const pages = documents.reduce((sum, { recognised }) => sum + recognised.pages.length, 0)
console.log(
  `${documents.length} documents, ${pages} pages; milliseconds a page, quickest of ${ROUNDS} rounds`,
)
console.log(`median ${inMs(0.5)}, 95th percentile ${inMs(0.95)}, slowest ${inMs(1)} (${at(1)?.name})`)
