import { useQuery } from '@tanstack/react-query'
import { FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { checkingChoicesQuery, fleetQuery } from '../../api/queries/settings.ts'
import { Button } from '../../ui/button.tsx'
import { QueryCard } from '../../ui/query-card.tsx'
import { vehicleKinds, fleetWords as words } from '../../words/fleet.ts'
import { countryName } from '../../words/format.ts'
import { ImportVehicles } from './import-vehicles.tsx'
import { useVehicleRemoval } from './use-fleet.ts'
import { VehicleForm } from './vehicle-form.tsx'

/** The vehicles of the organisation, from which their country of registration follows. */
export function FleetCard() {
  const [importing, setImporting] = useState(false)
  const query = useQuery(fleetQuery())
  const { data: choices } = useQuery(checkingChoicesQuery())
  const removal = useVehicleRemoval()
  const mayChange = query.data?.mayChange ?? false
  return (
    <QueryCard
      title={words.title}
      description={words.description}
      query={query}
      action={
        <Button variant="outline" size="sm" disabled={!mayChange} onClick={() => setImporting(true)}>
          <FileUp aria-hidden />
          {words.import}
        </Button>
      }
    >
      {({ items, total }) => (
        <div className="grid gap-4">
          <VehicleForm mayChange={mayChange} />
          <p className="text-sm text-ink-muted">{items.length === 0 ? words.none : words.count(total)}</p>
          {items.length > 0 && (
            <ul aria-label={words.list} className="max-h-80 divide-y divide-line overflow-y-auto">
              {items.map((vehicle) => (
                <li key={vehicle.id} className="flex items-center gap-3 py-1.5">
                  <span className="min-w-0 flex-1">
                    <span className="font-mono">{vehicle.plate}</span>
                    <span className="block text-sm text-ink-muted">
                      {vehicleKinds[vehicle.kind]} · {countryName(vehicle.country)}
                    </span>
                  </span>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={words.remove(vehicle.plate)}
                    disabled={!mayChange || removal.isPending}
                    onClick={() => removal.mutate(vehicle)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {!mayChange && <p className="text-sm text-ink-muted">{words.onlyManagers}</p>}
          {importing && (
            <ImportVehicles countries={choices?.countries ?? []} onClose={() => setImporting(false)} />
          )}
        </div>
      )}
    </QueryCard>
  )
}
