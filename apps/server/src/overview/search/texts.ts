/** What was found. */
export const matchLabels = {
  name: 'File name',
  number: 'Document number',
  consignor: 'Consignor',
  consignee: 'Consignee',
  carrier: 'Carrier',
  vehicle: 'Number plate',
  equipment: 'Transport equipment',
  place: 'Place',
  order: 'Order number',
  transport: 'Transport reference',
  notification: 'Waste notification',
  named: 'Number in the text',
}
