import type { Party } from '../../../bench/extraction/paper.ts'
import { road, totalOf } from './road.ts'

function columns(name: string, party: Party): Record<string, string> {
  return { [name]: party.name[0] ?? '', ...address(name, party) }
}

function address(name: string, party: Party): Record<string, string> {
  return {
    [`${name} Straße`]: party.street ?? '',
    [`${name} PLZ`]: party.postcode,
    [`${name} Ort`]: party.city,
    [`${name} Land`]: party.country,
  }
}

const germanDate = (date: string) => date.split('-').reverse().join('.')
const germanNumber = (value: number) => String(value).replace('.', ',')

/** A table as a German program exports it: a goods line per row, the consignment's data in each. */
export const csvOfGoods = table(
  road.goods.map((goods) => ({
    'CMR-Nummer': road.number,
    ...columns('Absender', road.consignor),
    ...columns('Empfänger', road.consignee),
    ...columns('Frachtführer', road.carrier),
    ...address('Übernahme', road.consignor),
    Übernahmedatum: germanDate(road.takingOver.date),
    ...address('Lieferung', road.consignee),
    'Anweisungen des Absenders': road.instructions,
    Frachtzahlung: 'frei',
    Ausstellungsort: road.issued.city,
    Ausstellungsdatum: germanDate(road.issued.date),
    'Kennzeichen LKW': road.tractor,
    'Kennzeichen Anhänger': road.trailer,
    'Zeichen und Nummern': goods.marks,
    'Anzahl Packstücke': String(goods.count),
    Verpackung: goods.packing,
    Warenbezeichnung: goods.nature,
    'Bruttogewicht kg': germanNumber(goods.weight),
    'Volumen m3': germanNumber(goods.volume ?? 0),
  })),
)

const shipped = {
  sender: road.consignor.name[0] ?? '',
  carrier: road.carrier.name[0] ?? '',
  taking_over_place: 'Augsburg, Germany',
  truck_plate: road.tractor,
}

/** A consignment per row: the first is the one that the others tell of, two more follow. */
export const csvOfConsignments = table([
  {
    cmr_number: road.number,
    ...shipped,
    consignee: road.consignee.name[0] ?? '',
    taking_over_date: road.takingOver.date,
    delivery_place: 'Valencia, Spain',
    packages: String(totalOf((g) => g.count)),
    goods: 'Pumps and pump parts',
    gross_weight_kg: String(totalOf((g) => g.weight)),
  },
  {
    cmr_number: 'BP-2026-11874',
    ...shipped,
    consignee: 'Bruynbeke Textiel NV',
    taking_over_date: '2026-11-17',
    delivery_place: 'Antwerpen, Belgium',
    packages: '3',
    goods: 'Gaskets',
    gross_weight_kg: '240',
  },
  {
    cmr_number: 'BP-2026-11875',
    ...shipped,
    consignee: 'Huta Porcelany Sp. z o.o.',
    taking_over_date: '2026-11-17',
    delivery_place: 'Gdansk, Poland',
    packages: '1',
    goods: 'Test rig',
    gross_weight_kg: '820',
  },
])

function table(rows: readonly Record<string, string>[]): Buffer {
  const header = Object.keys(rows[0] ?? {})
  const lines = [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
  return Buffer.from(lines.map((line) => `${line.join(';')}\r\n`).join(''))
}
