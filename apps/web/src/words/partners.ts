import type { Partner } from '@efti-hub/contract'
import { counted } from './counted.ts'
import { countryName } from './format.ts'

export const partnerWords = {
  title: 'Our partners',
  description:
    'If a document gives only part of a partner’s address, the rest is taken from this list. Applies from each document’s next check.',
  list: 'Partners',
  search: 'Search by name or town',
  count: (count: number, search: string) => {
    if (search !== '') return `${counted(count, 'partner')} found`
    return count === 0 ? 'No partners yet. Add them one by one, or import a list.' : counted(count, 'partner')
  },
  name: 'Name',
  street: 'Street and number',
  postcode: 'Postcode',
  town: 'Town',
  country: 'Country',
  vatId: 'VAT number',
  email: 'Email address',
  choose: 'Choose',
  add: 'Add',
  addTitle: 'Add a partner',
  addHint: 'A partner with the same name and postcode is replaced.',
  nameMissing: 'Enter the name',
  countryMissing: 'Choose the country',
  countryUnknown: (text: string) => (text === '' ? 'The country is missing' : `${text} is not a country`),
  import: 'Import a list',
  importHint:
    'Columns are found by their headings: name, street, postcode, town, country, VAT number, email. Without headings, they come in this order.',
  saved: (added: number, replaced: number) => ({
    title: 'Partners Saved',
    description: [
      ...(added > 0 ? [`${counted(added, 'partner')} added.`] : []),
      ...(replaced > 0 ? [`${counted(replaced, 'partner')} replaced.`] : []),
      'Applies from each document’s next check.',
    ].join(' '),
  }),
  address: ({ street, postcode, town, country }: Partner) =>
    [street, `${postcode} ${town}`.trim(), countryName(country)].filter(Boolean).join(', '),
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => ({
    title: 'Partner Removed',
    description: `${name} is no longer in the list.`,
  }),
  onlyManagers: 'Only a Compliance Manager can change this.',
}
