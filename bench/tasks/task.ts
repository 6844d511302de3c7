import type { Page } from 'playwright-core'
import type { Member } from '../../apps/server/src/testing/member.ts'
import type { CountedActs } from '../../journeys/counted-acts.ts'

export interface Task<Given = unknown> {
  name: string
  /** Interactions on 23 November, where they were counted. */
  before?: number
  /** What is there when the person begins: uploaded and read; the page is where they begin. */
  prepare(member: Member, page: Page): Promise<Given>
  /** From the first interaction until its outcome is on the screen. */
  perform(person: CountedActs, page: Page, given: Given): Promise<void>
}

/** Its steps know what it prepared. */
export const task = <Given>(of: Task<Given>): Task => of as Task

export const bar = (page: Page, name: string) => page.getByRole('region', { name })
export const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: title })

export const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'All Documents' }).getByRole('row').filter({ hasText: name })
