import { expect } from 'vitest'
import { test } from '../journey.ts'
import { heading } from '../steps.ts'

test.for([
] as const)(
  '%s opens inside the shell with its title and one plain sentence',
  async ([path, title], { page, member: _ }) => {
    await page.goto(path)
    await heading(page, title).waitFor()
    const main = page.getByRole('main')
    const sentences = await main.getByRole('paragraph').allTextContents()
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toMatch(/^[A-Z][^.]+\.$/)
    expect(await main.textContent()).not.toMatch(/\d/)
  },
)
