import { list } from '../../lexicon.ts'

interface DeliveryLabels {
  /** Where to hand the goods over, as an order to the driver. */
  consignee: readonly string[]
  /** Columns of how the articles are packed. */
  packing: readonly string[]
  /** Columns of what is still to come. */
  furniture: readonly string[]
}

/** What notes about deliveries say beside the usual labels of the trade, by language. */
const labels: Readonly<Record<string, DeliveryLabels>> = {
  en: {
    consignee: list`deliver at, drop at, unload to, delivery point, deliver goods to, site delivery to`,
    packing: list`packed, packed in, packed as, packed into`,
    furniture: list`back order, back ordered, to follow, outstanding, qty outstanding, balance due, balance to deliver`,
  },
  de: {
    consignee: list`anliefern bei, anlieferung bei, abzuladen bei, abladen bei, lieferung bei, zu liefern an, anlieferadresse`,
    packing: list`verpackt, verpackt in, verpackt als, gepackt in, verpackt auf`,
    furniture: list`rückstand, noch zu liefern, restmenge, rest, offene menge, nachlieferung`,
  },
  fr: {
    consignee: list`livrer à, livrer chez, à livrer à, à livrer chez, livraison chez`,
    packing: list`conditionnement, emballé en, emballé dans, conditionné en`,
    furniture: list`reste à livrer, reliquat, restant dû, solde à livrer`,
  },
  it: {
    consignee: list`consegnare a, da consegnare a, consegnare presso, consegna presso, scarico presso, scaricare presso`,
    packing: list`imballato in, confezionato in, imballato`,
    furniture: list`residuo, da consegnare, inevaso, a saldo, saldo`,
  },
  es: {
    consignee: list`entregar en, entregar a, entrega en, descargar en`,
    packing: list`embalado en, embalado, envasado en`,
    furniture: list`pendiente, pendiente de servir, pendiente de entrega, pte servir`,
  },
  pt: {
    consignee: list`entregar em, entregar a, entrega em, descarregar em`,
    packing: list`embalado em, embalado, acondicionado em`,
    furniture: list`pendente, por entregar, em falta`,
  },
  nl: {
    consignee: list`afleveren bij, aflevering bij, leveren bij, levering bij, bezorgen bij, lossen bij, te leveren aan, te leveren bij, te lossen bij`,
    packing: list`verpakt, verpakt in, verpakt als, verpakt op`,
    furniture: list`na te leveren, nog te leveren, nalevering, naleveren, backorder, rest`,
  },
  pl: {
    consignee: list`dostarczyć do, dostawa do, rozładunek u, dostawa na adres`,
    packing: list`zapakowano w, spakowano w, zapakowane, pakowane w`,
    furniture: list`pozostało, do dostarczenia, pozostało do wydania`,
  },
  cs: {
    consignee: list`dodat na, doručit na, doručit na adresu, složit u, vyložit u`,
    packing: list`zabaleno v, baleno, baleno v, zabaleno`,
    furniture: list`zbývá dodat, zbývá, k dodání`,
  },
  sk: {
    consignee: list`dodať na, doručiť na, doručiť na adresu, vyložiť u, zložiť u`,
    packing: list`zabalené v, balené, balené v, zabalené`,
    furniture: list`zostáva dodať, zostáva`,
  },
  hu: {
    consignee: list`szállítandó, leszállítandó, kiszállítás helye, lerakodás helye`,
    packing: list`csomagolva, csomagolás módja`,
    furniture: list`hátralék, még szállítandó`,
  },
  ro: {
    consignee: list`a se livra la, a se livra către, livrare la, descărcare la`,
    packing: list`ambalat în, ambalat`,
    furniture: list`rest de livrat, restanță, rest`,
  },
  sv: {
    consignee: list`levereras till, leverera till, lossas hos, leverans till`,
    packing: list`förpackat i, packat i, packat, förpackat`,
    furniture: list`restnoterat, restorder, rest, återstår`,
  },
  da: {
    consignee: list`leveres hos, leveres på, aflæsses hos, aflever til, afleveres til, afleveres hos`,
    packing: list`pakket i, emballeret i, pakket, emballeret`,
    furniture: list`restordre, rest, i restordre, mangler`,
  },
  no: {
    consignee: list`leveres hos, losses hos, lever til`,
    packing: list`pakket i, emballert i, pakket`,
    furniture: list`restordre, rest, gjenstår`,
  },
  fi: {
    consignee: list`toimitetaan, puretaan, toimitus osoitteeseen`,
    packing: list`pakattu, pakkaustapa`,
    furniture: list`jälkitoimitus, toimittamatta`,
  },
  sl: {
    consignee: list`dostaviti na, dobaviti na, raztovor pri`,
    packing: list`pakirano v, pakirano`,
    furniture: list`še za dobavo, preostanek`,
  },
  hr: {
    consignee: list`dostaviti na, isporučiti na, isporučiti, istovar kod`,
    packing: list`pakirano u, pakirano`,
    furniture: list`preostalo, za isporuku, ostatak`,
  },
  bg: {
    consignee: list`да се достави на, доставка до, разтоварване при`,
    packing: list`опаковано в, опаковано`,
    furniture: list`остатък, за доставяне`,
  },
  el: {
    consignee: list`παράδοση σε, παραδοτέο σε, εκφόρτωση σε`,
    packing: list`συσκευασμένο σε, συσκευασμένα`,
    furniture: list`υπόλοιπο, εκκρεμεί`,
  },
  lt: {
    consignee: list`pristatyti į, pristatyti adresu, iškrauti pas`,
    packing: list`supakuota į, supakuota`,
    furniture: list`liko pristatyti, likutis`,
  },
  lv: {
    consignee: list`piegādāt uz, piegādāt, izkraut pie`,
    packing: list`iepakots, iepakots kastēs`,
    furniture: list`atlikums, vēl jāpiegādā`,
  },
  et: {
    consignee: list`tarnida, tarnida aadressile, maha laadida`,
    packing: list`pakitud, pakendatud`,
    furniture: list`jääk, tarnimata`,
  },
  tr: {
    consignee: list`teslim yeri, teslim edilecek, sevk yeri`,
    packing: list`paketlendi, ambalajlanmış`,
    furniture: list`kalan, bakiye`,
  },
}

/** The labels of a language with those that only notes about deliveries have. */
export function withDeliveryLabels<T extends Readonly<Record<string, readonly string[] | undefined>>>(
  language: string,
  own: T,
): T {
  const more = Object.entries(labels[language] ?? {}).map(([concept, words]) => [
    concept,
    [...(own[concept] ?? []), ...words],
  ])
  return { ...own, ...Object.fromEntries(more) }
}
