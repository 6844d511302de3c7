import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Download, Files, LogOut, Moon, Settings, Sun, Trash2, Upload } from 'lucide-react'
import { withQuery } from '../../api/keys.ts'
import { saveConfirmed } from '../../api/save-confirmed.ts'
import { zone } from '../../api/time-zone.ts'
import { useSession } from '../../features/accounts/current-user.ts'
import { signOut } from '../../features/accounts/sign-out.ts'
import { useTenantChange } from '../../features/accounts/use-tenant-change.ts'
import { SETTINGS_TABS } from '../../features/settings/settings-search.ts'
import { chooseTheme, useTheme } from '../../ui/theme.ts'
import { commandKeywords as keywords, commandWords as words } from '../../words/search.ts'
import { settingsWords } from '../../words/settings.ts'
import { trashWords } from '../../words/trash.ts'
import type { Choice, Screens } from './choice.ts'
import { focusWhenThere } from './focus-when-there.ts'

export interface Command extends Choice {
  /** Other words by which it is found. */
  keywords: string
}

/** Everything that can be done from anywhere, most wanted first. */
export function useCommands(screens: Screens): Command[] {
  const navigate = useNavigate()
  const client = useQueryClient()
  const change = useTenantChange()
  const dark = useTheme() === 'dark'
  const user = useSession().user
  const [active, ...others] = user?.tenants ?? []
  const mayNotUpload = user?.tenantId && active?.role !== 'auditor' ? undefined : words.mayNotUpload
  const save = (path: string, query: Record<string, string>) => () =>
    void saveConfirmed(withQuery(path, { ...query, format: 'csv' }))
  const upload = async () => {
    await navigate({ to: '/' })
    focusWhenThere('#upload button')
  }
  return [
    {
      id: 'upload',
      icon: Upload,
      title: words.upload,
      keywords: keywords.upload,
      reason: mayNotUpload,
      run: () => void upload(),
    },
    {
      id: 'batch',
      icon: Files,
      title: words.batch,
      keywords: keywords.upload,
      reason: mayNotUpload,
      run: () => void navigate({ to: '/batch' }),
    },
    ...screens
      .flatMap(({ entries }) => entries)
      .map(({ to, label, icon }) => ({
        id: `go ${to}`,
        icon,
        title: words.goTo(label),
        keywords: keywords.goTo,
        run: () => void navigate({ to }),
      })),
    {
      id: 'trash',
      icon: Trash2,
      title: words.goTo(trashWords.title),
      keywords: keywords.trash,
      run: () => void navigate({ to: '/processing/trash' }),
    },
    {
      id: 'theme',
      icon: dark ? Sun : Moon,
      title: dark ? words.toLight : words.toDark,
      keywords: keywords.theme,
      run: () => chooseTheme(dark ? 'light' : 'dark'),
    },
    ...others.map(({ tenantId, tenantName }) => ({
      id: `organisation ${tenantId}`,
      icon: ArrowLeftRight,
      title: words.toOrganisation(tenantName),
      keywords: keywords.organisation,
      run: () => change.mutate(tenantId),
    })),
    ...SETTINGS_TABS.map((tab) => ({
      id: `settings ${tab}`,
      icon: Settings,
      title: words.settings(settingsWords.names[tab]),
      keywords: keywords.settings,
      run: () => void navigate({ to: '/settings', search: tab === 'profile' ? {} : { tab } }),
    })),
    {
      id: 'export results',
      icon: Download,
      title: words.exportResults,
      keywords: keywords.export,
      run: save('/api/results/export', { days: '365', zone }),
    },
    {
      id: 'export violations',
      icon: Download,
      title: words.exportViolations,
      keywords: keywords.export,
      run: save('/api/violations/export', { status: 'open' }),
    },
    {
      id: 'export audit',
      icon: Download,
      title: words.exportAudit,
      keywords: keywords.export,
      run: save('/api/audit/export', {}),
    },
    {
      id: 'sign out',
      icon: LogOut,
      title: words.signOut,
      keywords: keywords.signOut,
      run: () => void signOut(client),
    },
  ]
}

/** Those that have the beginnings of all words; where one's own title has them, before those found by other words. */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = wordsIn(typed)
  const hasAll = (text: string) =>
    wanted.every((word) => wordsIn(text).some((other) => other.startsWith(word)))
  const byTitle = commands.filter(({ title }) => hasAll(title))
  const byKeyword = commands.filter(
    (command) => !byTitle.includes(command) && hasAll(`${command.title} ${command.keywords}`),
  )
  return [...byTitle, ...byKeyword]
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
