import { ShieldCheck } from 'lucide-react'
import { Tooltip } from '../../ui/tooltip.tsx'
import { shellWords } from '../../words/shell.ts'
import { appVersion, buildId } from '../build-info.ts'

export function SidebarFooter({ collapsed }: { collapsed: boolean }) {
  const version = shellWords.version(appVersion)
  const build = shellWords.build(buildId)
  return (
    <footer className="border-t border-line px-2 py-2.5 text-xs text-ink-muted">
      <Tooltip text={collapsed ? `${version} · ${shellWords.ready} · ${build}` : build} side="right">
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-md px-2 py-1 text-left whitespace-nowrap"
        >
          <ShieldCheck className="size-4 shrink-0 text-success" aria-hidden />
          <span className={collapsed ? 'sr-only' : 'grid'}>
            <span>{version}</span>
            <span>{shellWords.ready}</span>
          </span>
        </button>
      </Tooltip>
    </footer>
  )
}
