import type { DocumentDetail } from '@efti-hub/contract'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { ChecksPanel } from '../../features/checks/checks-panel.tsx'
import { DecisionList } from '../../features/decisions/decision-list.tsx'
import { Jobs } from '../../features/documents/jobs.tsx'
import { ReadAgain } from '../../features/documents/read-again.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { jobsWords } from '../../words/documents.ts'
import { tabWords as words } from '../../words/tabs.ts'

export const TABS = ['values', 'goods', 'checks', 'decisions', 'jobs'] as const
export type Tab = (typeof TABS)[number]

interface DataTabsProps {
  document: DocumentDetail
  tab: Tab
  onTab: (tab: Tab) => void
  values: ReactNode
  goods: ReactNode
}

/** Tabs beside the document: values, check, decisions and jobs. */
export function DataTabs({ document, tab, onTab, values, goods }: DataTabsProps) {
  const { id, originalName, decisions } = document
  const panel = 'flex min-h-0 flex-1 flex-col -outline-offset-2!'
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(chosen) => onTab(TABS.find((one) => one === chosen) ?? 'values')}
      className="flex min-h-0 min-w-0 flex-col"
    >
      <Tabs.List
        aria-label={words.label}
        className="flex shrink-0 gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-2 sm:px-3"
      >
        {TABS.map((one) => (
          <Tabs.Trigger
            key={one}
            value={one}
            className="-mb-px h-10 border-b-2 border-transparent px-2.5 font-medium text-ink-muted transition-colors -outline-offset-2! hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink"
          >
            {words.names[one]}
            {one === 'decisions' && decisions.length > 0 && (
              <span className="ml-1.5 text-sm text-ink-muted tabular-nums">{decisions.length}</span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="values" className={panel} tabIndex={-1}>
        {values}
      </Tabs.Content>
      <Tabs.Content value="goods" className={panel} tabIndex={-1}>
        {goods}
      </Tabs.Content>
      <Tabs.Content value="checks" className={panel} tabIndex={-1}>
        <ChecksPanel documentId={id} />
      </Tabs.Content>
      <Tabs.Content value="decisions" className={panel} tabIndex={-1}>
        <ScrollArea label={words.names.decisions} className="min-h-0 flex-1">
          <DecisionList decisions={decisions} />
        </ScrollArea>
      </Tabs.Content>
      <Tabs.Content value="jobs" className={panel} tabIndex={-1}>
        <ScrollArea label={jobsWords.title} className="min-h-0 flex-1">
          <h2 className="sr-only">{jobsWords.title}</h2>
          <Jobs documentId={id} active />
        </ScrollArea>
        <ReadAgain documentId={id} documentName={originalName} active />
      </Tabs.Content>
    </Tabs.Root>
  )
}
