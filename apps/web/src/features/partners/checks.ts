import { newPartner } from '@efti-hub/contract'
import { needed } from '../../forms/texts.ts'
import { partnerWords as words } from '../../words/partners.ts'

export const partnerForm = newPartner.extend({
  name: needed(newPartner.shape.name, words.nameMissing),
  country: needed(newPartner.shape.country, words.countryMissing),
})
