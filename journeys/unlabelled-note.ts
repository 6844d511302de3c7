import { drawLines } from '../packages/reading/src/testing/make-pdf.ts'

/** No label names the consignee, and the gross mass is in a sentence. Too little is read for the trained reader to add to it. */
export const unlabelledNote = async () => ({
  name: 'note.pdf',
  bytes: await drawLines([
    [40, 40, 'INTERNATIONAL CONSIGNMENT NOTE (CMR)'],
    [40, 80, '1 Sender (name, address, country)'],
    [40, 94, 'Muster Maschinenbau AG'],
    [40, 230, '9 Nature of the goods'],
    [40, 244, 'Machine parts'],
    [310, 300, 'Nordlicht Spedition GmbH'],
    [310, 314, 'Hafenstrasse 12'],
    [310, 328, '20457 Hamburg'],
    [310, 342, 'Germany'],
    [40, 420, 'Beladen mit 23.760 kg im Werk'],
    [40, 434, 'davon 7.500,5 kg je Wagen'],
  ]),
})
