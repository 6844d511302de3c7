import type { Page } from 'playwright-core'

/** Clicks and keys of a person; what is typed into one field counts as one, a file that is chosen too. */
export function countedActs(page: Page) {
  let count = 0
  const one = async (act: Promise<unknown>) => {
    count += 1
    await act
  }
  return {
    one,
    click: (name: string) => one(page.getByRole('button', { name, exact: true }).click()),
    type: (label: string, text: string) => one(page.getByLabel(label, { exact: true }).fill(text)),
    press: (key: string) => one(page.keyboard.press(key)),
    count: () => count,
  }
}

export type CountedActs = ReturnType<typeof countedActs>
