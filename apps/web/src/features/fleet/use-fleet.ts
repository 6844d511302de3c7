import type { NewVehicle, Vehicle } from '@efti-hub/contract'
import { call } from '../../api/call.ts'
import { fleetQuery } from '../../api/queries/settings.ts'
import { useChange } from '../../api/use-change.ts'
import { fleetWords as words } from '../../words/fleet.ts'

const stale = [fleetQuery().queryKey]

export function useNewVehicles() {
  return useChange({
    change: (vehicles: NewVehicle[]) => call('POST /api/fleet', { body: { vehicles } }),
    stale,
    done: () => words.saved,
  })
}

export function useVehicleRemoval() {
  return useChange({
    change: ({ id }: Vehicle) => call('DELETE /api/fleet/{id}', { path: { id } }),
    stale,
    done: ({ plate }) => words.removed(plate),
  })
}
