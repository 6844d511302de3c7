import type { ReactNode } from 'react'
import { common } from '../words/common.ts'
import { settingsWords as words } from '../words/settings.ts'
import { Button } from './button.tsx'
import { Card, CardHeader } from './card.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

interface QueryCardProps<Data> {
  title: string
  description: string
  action?: ReactNode
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** A card of settings: at its size while loading, with a way on when that failed. */
export function QueryCard<Data>({ title, description, action, query, children }: QueryCardProps<Data>) {
  const { data, isError, refetch } = query
  return (
    <Card>
      <CardHeader title={title} description={description} action={action} />
      <div className="px-4 pt-1 pb-5 sm:px-5">
        {data !== undefined && children(data)}
        {data === undefined && isError && (
          <Notice
            tone="error"
            title={words.failed.title}
            action={
              <Button variant="outline" size="sm" onClick={() => void refetch()}>
                {common.tryAgain}
              </Button>
            }
          >
            {words.failed.description}
          </Notice>
        )}
        {data === undefined && !isError && (
          <div role="status" aria-label={words.loading} className="grid max-w-xl gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-9 w-32" />
          </div>
        )}
      </div>
    </Card>
  )
}
