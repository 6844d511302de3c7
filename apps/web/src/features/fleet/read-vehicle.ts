import { type NewVehicle, newVehicle, type VehicleKind } from '@efti-hub/contract'
import type { ReadRow } from '../../forms/import/import-dialog.tsx'
import type { Column } from '../../forms/import/read-table.ts'
import { fleetWords as words } from '../../words/fleet.ts'

type Key = 'plate' | 'country' | 'kind'

export const VEHICLE_COLUMNS: readonly Column<Key>[] = [
  {
    key: 'plate',
    label: words.plate,
    headings: [
      'Plate',
      'Registration',
      'Registration number',
      'Licence plate',
      'License plate',
      'Kennzeichen',
      'Amtliches Kennzeichen',
      'Immatriculation',
      'Plaque',
      'Targa',
      'Matrícula',
      'Kenteken',
      'Numer rejestracyjny',
      'SPZ',
      'RZ',
      'Rendszám',
      'Registreringsnummer',
      'Rekisteritunnus',
    ],
  },
  {
    key: 'country',
    label: words.country,
    headings: ['Country', 'Land', 'Pays', 'Paese', 'Nazione', 'País', 'Kraj', 'Země', 'Ország', 'Maa'],
  },
  {
    key: 'kind',
    label: words.kind,
    headings: ['Type', 'Vehicle type', 'Art', 'Typ', 'Genre', 'Tipo', 'Soort', 'Rodzaj', 'Druh'],
  },
]

const TRAILER =
  /trailer|anhänger|auflieger|remorque|rimorchio|remolque|reboque|oplegger|aanhanger|naczepa|przyczepa|náves|přívěs|pótkocsi|släp|hænger|perävaunu/i
const MOTOR_VEHICLE =
  /^$|motor|truck|lorry|tractor|van\b|vehicle|lkw|zugmaschine|sattelzug|camion|tracteur|trattore|autocarro|autocamion|vrachtwagen|trekker|ciągnik|ciężar|tahač|nákladní|vontató|tehergépkocsi|lastbil|dragbil|rekka|vetoauto/i

function kindOf(text: string): VehicleKind | null {
  if (TRAILER.test(text)) return 'trailer'
  return MOTOR_VEHICLE.test(text) ? 'motor-vehicle' : null
}

/** One vehicle as lists of fleets name it; a motor vehicle where no kind is given. */
export function readVehicle(
  { plate, country, kind }: Record<Key, string>,
  countryOf: (text: string) => string,
): ReadRow<NewVehicle> {
  const read = kindOf(kind)
  if (read === null) return { problem: words.kindUnknown(kind) }
  const { data, error } = newVehicle.safeParse({ plate, country: countryOf(country), kind: read })
  return data ? { item: data } : { problem: error.issues[0]?.message ?? '' }
}
