import type { AnswerOf, Call } from '@efti-hub/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { callPath } from '../api/keys.ts'
import { createQueryClient } from '../api/query-client.ts'
import { TooltipProvider } from '../ui/tooltip.tsx'

/** Draws part of a screen as it is in the app: with queries and with links. Returns the simulated user. */
export async function show(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <RouterProvider router={router as never} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

/** Answers a call by its name in the contract. */
export const answeredQuery = <Name extends Call>(
  name: Name,
  path: Record<string, string>,
  answer: AnswerOf<Name>,
): Answered => ({
  method: name.slice(0, name.indexOf(' ')),
  path: callPath(name, { path }),
  status: 200,
  body: answer,
})

/** Refuses a call with messages by field, as the server words them. */
export const refused = (name: Call, fields: Record<string, string>): Answered => ({
  method: name.slice(0, name.indexOf(' ')),
  path: callPath(name),
  status: 400,
  body: { code: 'invalid_request', message: 'Check the fields.', fields },
})

interface Answered {
  method: string
  path: string
  status: number
  body: unknown
}

/** In place of the server, whose own tests go through HTTP. Answers what was sent to it, for the test to look at. */
export function serverAnswers(...answers: Answered[]) {
  const sent: { method: string; path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null })
    const known = answers.find((one) => one.method === method && path.split('?')[0] === one.path)
    return known ? Response.json(known.body, { status: known.status }) : new Response('', { status: 404 })
  })
  return sent
}
