import { z } from 'zod'
import { personName } from './members.ts'

/** How often a person who has a document open announces it, and how long an announcement counts. */
export const PRESENCE_EVERY_MS = 10_000
export const PRESENCE_LASTS_MS = 25_000

/** Whether the caller has the document open on screen. */
export const presenceRequest = z.object({ here: z.boolean() })

/** Sent over the live socket: somebody has a document open, or has it open no longer. */
export const presenceUpdate = z.object({
  type: z.literal('presence_update'),
  data: z.object({ documentId: z.string(), person: personName, here: z.boolean() }),
})
export type PresenceUpdate = z.infer<typeof presenceUpdate>
