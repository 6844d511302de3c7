import type { CrowdSize } from './crowd.ts'

type Size = CrowdSize & { socketsEach: number; pauseSeconds: number }

/** 20 tenants, 200 people, 1,000 sockets. A person does something every eight seconds: somebody who works with it, not one who has it open. */
export const FULL: Size = {
  pauseSeconds: 8,
  tenants: 20,
  peopleEach: 10,
  socketsEach: 5,
  seededEach: 500,
  papersEach: 6,
}
/** Half of them, of everything. */
export const HALF: Size = { ...FULL, tenants: 10 }
/** To try it. */
export const SMALL: Size = {
  pauseSeconds: 2,
  tenants: 4,
  peopleEach: 5,
  socketsEach: 3,
  seededEach: 100,
  papersEach: 3,
}
