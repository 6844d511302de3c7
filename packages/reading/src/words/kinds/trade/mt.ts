import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const malteseTrade: TradeWords = {
  invoice: {
    titles: list`fattura, fattura kummerċjali, fattura proforma`,
    number: list`fattura nru, numru tal fattura`,
  },
  packingList: {
    titles: list`lista tal ippakkjar, lista tal imballaġġ`,
    number: list`lista tal ippakkjar nru, numru tal lista`,
  },
  deliveryNote: {
    titles: list`nota tal kunsinna, nota ta kunsinna, nota tal konsenja`,
    number: list`nota tal kunsinna nru, nota ta kunsinna nru, numru tan nota, numru tal kunsinna`,
  },
  labels: {
    consignor: list`bejjiegħ, fornitur, mittent, esportatur`,
    consignee: list`destinatarju, indirizz tal kunsinna, riċevitur`,
    buyer: list`xerrej, klijent, importatur`,
    packageCount: list`numru ta pakketti, numru ta kaxxi, numru ta pallets, għadd ta pakketti`,
    packing: list`ippakkjar, imballaġġ, tip ta ippakkjar`,
    nature: list`deskrizzjoni, deskrizzjoni tal merkanzija, merkanzija, prodott, oġġetti`,
    grossWeight: list`piż gross, piż gross kg, piż totali`,
    netWeight: list`piż nett, piż nett kg`,
    volume: list`volum, volum m3`,
    statisticalNumber: list`kodiċi tan nm, kodiċi doganali`,
    carrier: list`trasportatur, kumpanija tat trasport`,
    articleCount: list`kwantità, kwantità ordnata, kwantità kkunsinnata`,
    furniture: list`
      data, data tal fattura, numru tal ordni, prezz, prezz tal unità, ammont, vat, total, unità, kodiċi,
      pajjiż tal oriġini, paġna, terminu tal ħlas, ħin, ordni, referenza, kuntatt, tel, faks, email, bank, iban,
      swift, munita, skont, lott, numru tas serje, sewwieq, temperatura, rimarki, kopja, oriġinal`,
  },
  despatchDates: list`data tat tagħbija, data tat tluq`,
  ways: list`mod ta trasport, mezz ta trasport`,
  related: {
    invoice: list`fattura, fattura nru`,
    'packing-list': list`lista tal ippakkjar`,
    'delivery-note': list`nota tal kunsinna, nota tal kunsinna nru`,
  },
  otherUse: list`
    offerta, kwotazzjoni, ordni, konferma tal ordni, ordni ta trasport, lista tal prezzijiet, kuntratt, nota ta kreditu,
    ċertifikat tal oriġini, dikjarazzjoni ta konformità, dikjarazzjoni doganali`,
}
