import type { VehicleKind } from '@efti-hub/contract'
import { counted } from './counted.ts'

export const vehicleKinds: Record<VehicleKind, string> = {
  'motor-vehicle': 'Motor vehicle',
  trailer: 'Trailer',
}

export const fleetWords = {
  title: 'Our vehicles',
  description:
    'A document that names one of these need not print its country of registration. Applies from each document’s next check.',
  list: 'Vehicles',
  none: 'No vehicles yet. Add them one by one, or import a list.',
  count: (count: number) => counted(count, 'vehicle'),
  plate: 'Number plate',
  country: 'Country of registration',
  kind: 'Kind',
  choose: 'Choose',
  add: 'Add',
  import: 'Import a list',
  remove: (plate: string) => `Remove ${plate}`,
  plateMissing: 'Enter the number plate',
  countryMissing: 'Choose the country of registration',
  importHint:
    'Columns are found by their headings: number plate, country, kind. Without headings, they come in this order. Example: HH-AB 1234; DE; trailer',
  kindUnknown: (text: string) => `${text} is neither a motor vehicle nor a trailer`,
  saved: { title: 'Vehicles Saved', description: 'Applies from each document’s next check.' },
  removed: (plate: string) => ({
    title: 'Vehicle Removed',
    description: `${plate} is no longer in the list.`,
  }),
  onlyManagers: 'Only a Compliance Manager can change this.',
}
