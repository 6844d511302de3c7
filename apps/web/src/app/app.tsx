import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { userQuery } from '../api/queries/accounts.ts'
import { createQueryClient } from '../api/query-client.ts'
import { cameWithoutSession } from '../features/accounts/came-without-session.ts'
import { Toaster } from '../ui/toaster.tsx'
import { router } from './router.tsx'

const client = createQueryClient()
// Asking would be answered with 401, which a visitor's console shows as an error.
if (cameWithoutSession()) client.setQueryData(userQuery().queryKey, null)

export function App() {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  )
}
