import { MOST_VEHICLES_AT_ONCE } from '@efti-hub/contract'
import { useMemo } from 'react'
import { countryReader } from '../../forms/import/country-of.ts'
import { ImportDialog } from '../../forms/import/import-dialog.tsx'
import { fleetWords as words } from '../../words/fleet.ts'
import { readVehicle, VEHICLE_COLUMNS } from './read-vehicle.ts'
import { useNewVehicles } from './use-fleet.ts'

interface ImportVehiclesProps {
  countries: readonly string[]
  onClose: () => void
}

export function ImportVehicles({ countries, onClose }: ImportVehiclesProps) {
  const addition = useNewVehicles()
  const countryOf = useMemo(() => countryReader(countries), [countries])
  return (
    <ImportDialog
      title={words.import}
      hint={words.importHint}
      columns={VEHICLE_COLUMNS}
      read={(cells) => readVehicle(cells, countryOf)}
      most={MOST_VEHICLES_AT_ONCE}
      busy={addition.isPending}
      onImport={(vehicles) => addition.mutate(vehicles, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
