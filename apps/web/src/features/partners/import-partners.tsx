import { MOST_PARTNERS_AT_ONCE } from '@efti-hub/contract'
import { useMemo } from 'react'
import { countryReader } from '../../forms/import/country-of.ts'
import { ImportDialog } from '../../forms/import/import-dialog.tsx'
import { partnerWords as words } from '../../words/partners.ts'
import { PARTNER_COLUMNS, readPartner } from './read-partner.ts'
import { useNewPartners } from './use-partners.ts'

interface ImportPartnersProps {
  countries: readonly string[]
  onClose: () => void
}

export function ImportPartners({ countries, onClose }: ImportPartnersProps) {
  const addition = useNewPartners()
  const countryOf = useMemo(() => countryReader(countries), [countries])
  return (
    <ImportDialog
      title={words.import}
      hint={words.importHint}
      columns={PARTNER_COLUMNS}
      read={(cells) => readPartner(cells, countryOf)}
      most={MOST_PARTNERS_AT_ONCE}
      busy={addition.isPending}
      onImport={(partners) => addition.mutate(partners, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
