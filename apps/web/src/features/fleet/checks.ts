import { newVehicle } from '@efti-hub/contract'
import { needed } from '../../forms/texts.ts'
import { fleetWords as words } from '../../words/fleet.ts'

export const vehicleForm = newVehicle.extend({
  plate: needed(newVehicle.shape.plate, words.plateMissing),
  country: needed(newVehicle.shape.country, words.countryMissing),
})
