import { inBothScripts } from '../languages/serbian-words.ts'
import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

/** Labels of how the goods travel: papers of the trade name the haulier behind them, or the means, or both. */
const ways: Readonly<Record<string, readonly string[]>> = {
  en: list`
    shipped via, ship via, shipping method, shipment method, despatched by, dispatched by, despatch method, sent by,
    transport, transported by, means of transport, shipping agent, carriage by, delivery by, freight by, dispatch via,
    delivered by, forwarded by, haulage, haulage by, collected by, mode of transport, mode of shipment, delivery method,
    shipping conditions, shipping details, shipping information, despatch details`,
  de: list`
    versandart, versand durch, versand per, versand mit, versandweg, lieferart, lieferung durch, lieferung per, transport,
    transportmittel, transport durch, transportart, versand, abholung durch, versand über, versandbedingung, beförderung
    durch, beförderungsart, beförderungsmittel, transporteur, transport mittels, lieferweg, zustellung durch, abgeholt durch,
    versandbedingungen, versandinformationen, versandangaben, versandhinweis`,
  fr: list`
    mode d expédition, expédié par, mode de transport, transport, transport par, expédition par, moyen de transport, livré
    par, enlevé par, remis à, acheminement, mode d acheminement, mode de livraison, livraison par, expédition,
    conditions d expédition, informations d expédition`,
  it: list`
    trasporto a mezzo, trasporto a cura, trasporto a cura di, mezzo di trasporto, trasporto a cura del, consegna a mezzo,
    spedizione a mezzo, spedizione, mezzo, a mezzo, incaricato del trasporto, trasporto, trasporto mezzo, modo di spedizione,
    condizioni di spedizione`,
  es: list`
    forma de envío, medio de transporte, transporte, enviado por, envío por, transportado por, agencia, agencia de
    transporte, agencia de transportes, modo de transporte, forma de transporte, portes por, vía de envío, transporte por,
    condiciones de expedición, condiciones de envío, datos de envío`,
  pt: list`
    modo de expedição, meio de transporte, transporte, expedido por, transportado por, forma de envio, modo de transporte,
    expedição, via de transporte, transporte por`,
  nl: list`
    verzendwijze, verzonden via, verzonden per, transport, vervoer, vervoer per, vervoer door, wijze van verzending,
    leveringswijze, transport door, transportmiddel, verzending, verzending per, levering per, wijze van vervoer,
    verzendvoorwaarden, verzendgegevens, verzendconditie`,
  pl: list`
    sposób dostawy, sposób transportu, sposób wysyłki, środek transportu, transport, wysłano przez, przesłano przez, dostawa
    przez, rodzaj transportu, transport własny obcy, sposób przewozu, wysyłka, dostarczył,
    warunki wysyłki`,
  cs: list`
    způsob dopravy, způs dopravy, doprava, způsob dodání, dopravní prostředek, odesláno přes, druh dopravy, přeprava, způsob
    přepravy, zp dopravy, způsob odeslání, způsob expedice, přepravce vozidlo`,
  sk: list`
    spôsob dopravy, doprava, spôsob dodania, dopravný prostriedok, druh dopravy, preprava, spôsob prepravy, sp dopravy,
    spôsob odoslania`,
  hu: list`
    szállítás módja, szállítási mód, szállítóeszköz, fuvareszköz, fuvarozás, szállítás, a szállítás módja, szállítja,
    szállító jármű, kiszállítás módja`,
  ro: list`
    mijloc de transport, mijlocul de transport, mod de transport, transport, modul de transport, modalitate de transport,
    transport cu, expediat prin, mod de livrare, mijloc transport`,
  sv: list`
    transportsätt, leveranssätt, transport, fraktsätt, sändes med, godset sänds med, transportmedel, speditör transportör,
    leverans med, fraktas med`,
  da: list`transportmåde, forsendelsesmåde, leveringsmåde, transport, sendes med, fragt, forsendelse, leveres med, sendt med`,
  no: list`transportmåte, forsendelsesmåte, leveringsmåte, transport, sendes med, frakt, forsendelse, leveres med, sendt med`,
  fi: list`toimitustapa, kuljetustapa, kuljetus, kuljetusväline, lähetystapa, lähetetty`,
  sl: list`način dostave, način prevoza, prevoz, prevozno sredstvo, odprema, način odpreme, dostava`,
  hr: list`način dostave, način prijevoza, prijevoz, prijevozno sredstvo, otprema, način otpreme, dostava`,
  lt: list`transporto priemonė, pristatymo būdas, gabenimo būdas, transportas, vežimo būdas`,
  lv: list`transporta līdzeklis, piegādes veids, transports, pārvadāšanas veids`,
  et: list`tarneviis, transport, veovahend, transpordivahend, saatmisviis`,
  bg: list`начин на транспорт, транспорт, превозно средство, вид транспорт, начин на доставка, начин на превоз`,
  tr: list`taşıma şekli, sevk şekli, nakliye şekli, nakil vasıtası, taşıma aracı, sevkiyat şekli, nakliye`,
  uk: list`вид транспорту, спосіб доставки, спосіб відправлення, транспорт, спосіб перевезення, вид доставки`,
  sr: inBothScripts(
    list`način prevoza, način otpreme, način isporuke, prevozno sredstvo, vrsta prevoza, vrsta transporta, transport, prevoz`,
  ),
  el: list`τρόπος αποστολής, τρόπος μεταφοράς, μεταφορά, μεταφορικό μέσο, μέσο μεταφοράς, αποστολή με`,
}

const papers = ['invoice', 'packing-list', 'delivery-note'] as const

/** The forms of the trade with these labels: what they name as a carrier goes before, what they only skip behind. A ship is named as on a bill of lading. */
export function withWaysOfTransport(words: Readonly<Record<string, FormWords>>): Record<string, FormWords> {
  const result: Record<string, FormWords> = { ...words }
  for (const paper of papers)
    result[paper] = Object.fromEntries(
      Object.entries(words[paper] ?? {}).map(([language, form]) => {
        const { furniture = [], ...labels } = form.labels
        const { vessel, voyage, vesselAndVoyage } = words['bill-of-lading']?.[language]?.labels ?? {}
        const bySea = { vessel: vessel ?? [], voyage: voyage ?? [], vesselAndVoyage: vesselAndVoyage ?? [] }
        const wayOfTransport = ways[language] ?? []
        return [language, { ...form, labels: { ...labels, wayOfTransport, ...bySea, furniture } }]
      }),
    )
  return result
}
