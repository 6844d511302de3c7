import type { Notice } from '@efti-hub/contract'

/** What is this close together came together. */
const GAP_MS = 2 * 60_000
/** Fewer are shown one by one. */
const FEWEST_JOINED = 3

export interface JoinedNotices {
  /** Of the newest of them. */
  id: string
  at: string
  ids: string[]
  read: boolean
  documents: number
  /** Nothing is open on them. */
  clean: number
  /** Under review, or something is open. */
  needYou: number
}

export type NoticeOrJoined = { notice: Notice } | { joined: JoinedNotices }

/** Documents that were checked together are one line; those that failed, which state what to do, stay below it. Newest first, as given. */
export function joinNotices(notices: readonly Notice[]): NoticeOrJoined[] {
  const lines: NoticeOrJoined[] = []
  let run: Notice[] = []
  const end = () => {
    const checked = run.filter(({ kind }) => kind === 'checked')
    const isJoined = new Set(checked.map(({ documentId }) => documentId)).size >= FEWEST_JOINED
    if (isJoined) lines.push({ joined: join(checked) })
    const others = isJoined ? run.filter(({ kind }) => kind !== 'checked') : run
    lines.push(...others.map((notice) => ({ notice })))
    run = []
  }
  for (const notice of notices) {
    const before = run.at(-1)
    if (!isProcessed(notice) || (before && !areTogether(before, notice))) end()
    if (isProcessed(notice)) run.push(notice)
    else lines.push({ notice })
  }
  end()
  return lines
}

const isProcessed = ({ kind, documentId }: Notice) =>
  documentId !== null && (kind === 'checked' || kind === 'failed')

/** What is new is not joined with what was read. */
const areTogether = (later: Notice, earlier: Notice) =>
  later.read === earlier.read && Date.parse(later.at) - Date.parse(earlier.at) <= GAP_MS

function join(run: readonly Notice[]): JoinedNotices {
  // Of a document that is there twice the newest, which comes first, counts.
  const latest = [...new Map(run.toReversed().map((notice) => [notice.documentId, notice])).values()]
  const needYou = latest.filter(
    ({ facts }) => facts.status === 'under_review' || (facts.violations ?? 0) > 0,
  ).length
  return {
    id: run[0]?.id ?? '',
    at: run[0]?.at ?? '',
    ids: run.map(({ id }) => id),
    read: run.every(({ read }) => read),
    documents: latest.length,
    clean: latest.length - needYou,
    needYou,
  }
}
