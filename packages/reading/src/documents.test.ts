import { describe, expect, it } from 'vitest'
import { readPages } from './read-pages.ts'
import { storedNames, storedPages, writeReading } from './testing/stored-documents.ts'

/** `npm test -- -u packages/reading/src/documents.test.ts` keeps the new readings; the difference shows by document and field. */
describe('documents of unseen vendors are read as they were', () => {
  it.each(storedNames())('%s', async (name) => {
    await expect(writeReading(readPages(storedPages(name)))).toMatchFileSnapshot(
      `../documents/${name}/read.json`,
    )
  })
})
