import { list } from '../lexicon.ts'

/** Carriage paid by the sender, beyond what the languages' own lists say; also of languages without a list of their own. */
export const furtherPaid = list`
  carriage prepaid, charges prepaid, freight paid, pre paid, prepaid by shipper, port payé, port payé par l expéditeur, transport payé,
  franco de port, franc de port, payé par l expéditeur, porto franco, franco destino, portes pagados, porte pagado, porte pago,
  portes pagos, frete pago, pagado, pago, vapaa, rahti vapaa, maksettu lähtöpaikalla, ulosmaksettu, frankeret, frankert, betalt av avsender,
  betales af afsender, betalt af afsender, frakt betald, frakt betalas av avsändaren, avsändaren betalar, fritt levererat, frachtfrei geliefert,
  fracht bezahlt, freight prepaid, vrachtvrij, franco geleverd, opłacony, opłacone, opłacone przez nadawcę, płatne przez nadawcę, płaci nadawca,
  nadawca płaci, platí odesílatel, odesílatel platí, vyplaceně, vyplacene, hradí odesílatel, vyplatené, platí odosielateľ, bérmentve,
  feladó fizeti, bérmentesítve, plătit, plătit de expeditor, plătită, franco plătit, plaća pošiljatelj, plaćeno, franko plaćeno, plača pošiljatelj,
  plačano, apmokėta, apmokėtas, moka siuntėjas, apmaksāts, apmaksāta, maksā nosūtītājs, tasutud, tasub saatja, saatja tasub,
  платено, предплатено, франко, платено от изпращача, πληρωμένο, προπληρωμένο, προπληρωμένος, πληρωτέος από τον αποστολέα, peşin, peşin ödenmiş,
  gönderen öder, ödenmiş, оплачено, сплачено, сплачує відправник, плаћено, плаћа пошиљалац, plaća pošiljalac, zahlt absender, zahlt der absender, absender zahlt, afzender betaalt, opłaca nadawca,
  nadawca opłaca, paga el remitente, paga il mittente, a carico del mittente, a cargo del remitente, por conta do remetente, à charge de l expéditeur,
  sender pays, shipper pays, paid by sender, avsender betaler, lähettäjä maksaa, gönderici öder`

/** Carriage to be paid by the consignee. */
export const furtherForward = list`
  charges collect, freight to collect, carriage to pay, to pay, paid by receiver, payable by receiver, receiver pays, consignee pays, bill to consignee,
  not prepaid, port dû, transport dû, fret dû, en port dû, payé par le destinataire, facturer au destinataire, payable par le destinataire,
  port non payé, non affranchi, porto assegnato, assegnato, in porto assegnato, non pagato, a carico del destinatario, franco fabbrica,
  porte debido, portes debidos, portes a cobrar, a pagar en destino, paga el destinatario, a cargo del destinatario, porte devido,
  portes devidos, portes a pagar, frete a pagar, por conta do destinatário, a cobrar, ei vapaa, eivapaa, rahti maksamaton, maksaa vastaanottaja,
  vastaanottaja maksaa rahdin, frankeret ikke, ufrankeret, ufrankert, betales af modtager, modtager betaler, betales af modtageren, ofrankerad,
  empfänger zahlt, zahlt empfänger, zahlt der empfänger, unfrankiert, fracht zu lasten des empfängers, ongefrankeerd verzonden,
  ontvanger betaalt, geadresseerde betaalt, nieopłacone, płatne przez odbiorcę, platne przez odbiorce, płaci odbiorca, odbiorca płaci,
  nevyplaceně, nevyplacene, platí příjemce, příjemce platí, hradí příjemce, nevyplatené, platí príjemca, portósan, portós, címzett fizeti,
  nefranco, plata la destinație, plătit de destinatar, plătește destinatarul, plaća primatelj, neplaćeno, plača prejemnik, neplačano,
  neapmokėta, moka gavėjas, neapmaksāts, maksā saņēmējs, tasumata, tasub saaja, saaja tasub, неплатено, нефранко, за сметка на получателя,
  платимо от получателя, πληρωτέο από τον παραλήπτη, πληρωτέος στον προορισμό, οφειλόμενος, alıcı öder, ödemeli, alıcı ödemeli, karşı ödemeli,
  сплачує одержувач, оплачує одержувач, плаћа прималац, plaća primalac, opłaca odbiorca, odbiorca opłaca, paga il destinatario, à charge du destinataire, mottagaren betalar,
  mottaker betaler, carriage to be paid by consignee`

/** Rules of Incoterms under which the buyer pays the main carriage, and those under which the seller does. */
export const buyerPays = list`EXW, FCA, FAS, FOB`
export const sellerPays = list`CPT, CIP, CFR, CIF, DAP, DPU, DDP, DAT, DDU`
