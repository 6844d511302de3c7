import type { Violation } from '@efti-hub/contract'
import { sinceDay } from './since.ts'

/** 'Waiting for Nordlicht, since Tuesday'. */
export const waitingWords = (waiting: NonNullable<Violation['waiting']>) =>
  `Waiting for ${waiting.for}, since ${sinceDay(waiting.since)}`
