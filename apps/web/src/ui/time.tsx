import { exactTime, recentTime, shortTime } from '../words/format.ts'

/** A moment in the reader's locale; the exact time shows on hover. */
export function Time({ at, brief = false }: { at: string; brief?: boolean }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {brief ? recentTime(at) : shortTime(at)}
    </time>
  )
}
