import { exactTime, shortTime } from './format.ts'

/** A moment in the reader's locale; the exact time shows on hover. */
export function Time({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={exactTime(at)} className={className}>
      {shortTime(at)}
    </time>
  )
}
