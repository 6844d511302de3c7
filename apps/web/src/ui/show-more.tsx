import { common } from '../words/common.ts'
import { Button } from './button.tsx'

interface ShowMoreProps {
  /** A list that is read page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  /** In the place of the usual look: a strip below the list. */
  className?: string
}

/** The end of a list that has more: the next page is read when somebody asks for it. */
export function ShowMore({
  list,
  className = 'flex justify-center border-t border-line p-3',
}: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (!hasNextPage) return null
  return (
    <div className={className}>
      <Button variant="outline" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? common.loading : common.showMore}
      </Button>
    </div>
  )
}
