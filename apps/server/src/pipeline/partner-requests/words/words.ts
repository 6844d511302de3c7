/** What partners read in their language, beside the page itself (apps/web/src/words/answer/). */
export interface PartnerWords {
  /** Fixed words: they are read before the sender is known. */
  subject: string
  reminderSubject: string
  heading: (organisation: string) => string
  reminderHeading: (organisation: string) => string
  button: string
  footer: (organisation: string) => string
  message: {
    greeting: string
    /** `document`: its number, or the name of its file. */
    about: (document: string) => string
    /** Behind the label of a field of which something is known. */
    known: (value: string) => string
    how: (until: string) => string
    end: string
  }
  yes: string
  no: string
  party: Record<Party, string>
  part: Record<Part, string>
  field: Record<Field, string>
}

export type Party =
  | 'consignor'
  | 'consignee'
  | 'carrier'
  | 'freightForwarder'
  | 'placeOfTakingOver'
  | 'placeOfDelivery'
export type Part =
  | 'name'
  | 'street'
  | 'postcode'
  | 'town'
  | 'country'
  | 'vatNumber'
  | 'phone'
  | 'email'
  | 'contact'
export type Field =
  | 'dateOfTakingOver'
  | 'dateOfDelivery'
  | 'dateOfLoading'
  | 'grossMass'
  | 'netMass'
  | 'volume'
  | 'packages'
  | 'packageCount'
  | 'packageKind'
  | 'marks'
  | 'goods'
  | 'commodityCode'
  | 'vehicle'
  | 'vehicleCountry'
  | 'trailer'
  | 'trailerSeal'
  | 'container'
  | 'unNumber'
  | 'shippingName'
  | 'technicalName'
  | 'hazardClass'
  | 'packingGroup'
  | 'tunnelCode'
  | 'dangerousGross'
  | 'dangerousNet'
  | 'documentNumber'
  | 'dateOfIssue'
  | 'placeOfIssue'
  | 'attachedDocument'
  | 'waste'
  | 'paymentOfCarriage'
  | 'modeOfTransport'
