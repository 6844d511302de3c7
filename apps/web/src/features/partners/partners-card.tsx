import { useQuery } from '@tanstack/react-query'
import { FileUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { checkingChoicesQuery } from '../../api/queries/settings.ts'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { partnerWords as words } from '../../words/partners.ts'
import { ImportPartners } from './import-partners.tsx'
import { PartnerDialog } from './partner-dialog.tsx'
import { usePartnerRemoval, usePartners } from './use-partners.ts'

/** Companies as the organisation knows them, from which incomplete addresses of documents are completed. */
export function PartnersCard() {
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null)
  const [search, setSearch] = useState('')
  const query = usePartners(search)
  const { data: choices } = useQuery(checkingChoicesQuery())
  const removal = usePartnerRemoval()
  const mayChange = query.data?.pages[0]?.mayChange ?? false
  const close = () => setDialog(null)
  const countries = choices?.countries ?? []
  return (
    <QueryCard
      title={words.title}
      description={words.description}
      query={query}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" disabled={!mayChange} onClick={() => setDialog('add')}>
            <Plus aria-hidden />
            {words.add}
          </Button>
          <Button variant="outline" size="sm" disabled={!mayChange} onClick={() => setDialog('import')}>
            <FileUp aria-hidden />
            {words.import}
          </Button>
        </div>
      }
    >
      {({ pages }) => {
        const partners = pages.flatMap(({ items }) => items)
        const total = pages[0]?.total ?? 0
        return (
          <div className="grid gap-4">
            {(total > 0 || search !== '') && (
              <div className="flex">
                <SearchInput
                  label={words.search}
                  placeholder={words.search}
                  value={search}
                  onChange={setSearch}
                />
              </div>
            )}
            <p className="text-sm text-ink-muted" aria-live="polite">
              {words.count(total, search)}
            </p>
            {partners.length > 0 && (
              <ul aria-label={words.list} className="max-h-80 divide-y divide-line overflow-y-auto">
                {partners.map((partner) => (
                  <li key={partner.id} className="flex items-center gap-3 py-1.5">
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      {partner.name}
                      <span className="block text-sm text-ink-muted">{words.address(partner)}</span>
                    </span>
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={words.remove(partner.name)}
                      disabled={!mayChange || removal.isPending}
                      onClick={() => removal.mutate(partner)}
                    >
                      <Trash2 aria-hidden />
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <ShowMore list={query} className="flex justify-center" />
            {!mayChange && <p className="text-sm text-ink-muted">{words.onlyManagers}</p>}
            {dialog === 'add' && <PartnerDialog countries={countries} onClose={close} />}
            {dialog === 'import' && <ImportPartners countries={countries} onClose={close} />}
          </div>
        )
      }}
    </QueryCard>
  )
}
