import { bareWords } from '../compare.ts'
import { list } from '../lexicon.ts'
import { phraseList } from '../phrases/index.ts'

/** What sellers charge beside their goods, as a line of an invoice says it, in all languages. */
const services = list`
  freight, freight charge, freight charges, freight cost, freight costs, carriage, carriage charge, carriage charges,
  carriage and packing, carriage & packing, shipping, shipping cost, shipping costs, shipping charge, shipping charges,
  shipping and handling, shipping & handling, delivery charge, delivery charges, delivery cost, delivery fee,
  transport charge, transport charges, transport cost, transport costs, transportation, handling charge, handling fee,
  handling, packing charge, packing charges, packing costs, postage, postage and packing, insurance, insurance premium,
  deposit, pant, fuel surcharge, surcharge, minimum order surcharge, documentation fee, customs fee,
  fracht, frachtkosten, frachtanteil, fracht und verpackung, frachtpauschale, frachtzuschlag, versand, versandkosten,
  versandpauschale, versandkostenpauschale, transportkosten, transportkostenanteil, transportpauschale, lieferkosten,
  lieferpauschale, verpackungskosten, verpackungspauschale, verpackung und versand, verpackung und fracht, porto,
  porto und verpackung, versicherung, transportversicherung, mindermengenzuschlag, energiezuschlag, teuerungszuschlag,
  dieselzuschlag, maut, mautzuschlag, bearbeitungsgebühr, zustellgebühr, anfahrt,
  transport, frais de transport, frais de port, port, port et emballage, frais d'expédition, frais de livraison, fret,
  participation transport, participation aux frais de transport, frais d'emballage, livraison, assurance, éco-participation,
  surcharge carburant, frais de dossier,
  trasporto, spese di trasporto, spese trasporto, contributo trasporto, spese di spedizione, spese spedizione, spedizione,
  spese di imballo, spese imballo, imballo, assicurazione, contributo conai, spese incasso, spese bancarie, nolo,
  portes, gastos de envío, gastos de transporte, transporte, flete, envío, gastos de embalaje, seguro,
  despesas de transporte, custos de transporte, despesas de envio, frete, custos de envio, despesas de expedição, ecovalor,
  vracht, vrachtkosten, transportbijdrage, verzendkosten, verzending, bezorgkosten, leveringskosten, porti,
  verpakkingskosten, brandstoftoeslag, dieseltoeslag, verzekering, administratiekosten, orderkosten,
  fragt, fragtandel, fragtomkostninger, fragttillæg, transporttillæg, forsendelse, forsendelsesomkostninger,
  leveringsomkostninger, emballagegebyr, ekspeditionsgebyr, miljøbidrag, energitillæg, brændstoftillæg,
  frakt, fraktkostnad, fraktkostnader, fraktavgift, fraktandel, expeditionsavgift, emballageavgift, transportkostnad,
  drivmedelstillägg, porto och emballage, försäkring, frakt og emballasje, fraktkostnader, ekspedisjonsgebyr, miljøgebyr,
  emballasjegebyr, drivstofftillegg, rahti, rahtikulut, rahtikustannukset, toimituskulut, toimitusmaksu, kuljetuskulut,
  pakkauskulut, postikulut, käsittelykulut, polttoainelisä,
  koszt transportu, koszty transportu, usługa transportowa, usługi transportowe, koszty wysyłki, koszt wysyłki, wysyłka,
  koszt dostawy, koszty dostawy, przesyłka kurierska, koszty pakowania, fracht morski, opłata paliwowa, ubezpieczenie,
  doprava, dopravné, přepravné, náklady na dopravu, poštovné, poštovné a balné, balné, cena dopravy, pojištění, mýtné,
  náklady na dopravu, prepravné, prepravné náklady, dopravné náklady, poštovné a balné, poistenie,
  szállítási költség, szállítási díj, szállítás, fuvardíj, fuvarköltség, csomagolási költség, postaköltség, biztosítás,
  transport marfă, cheltuieli de transport, cheltuieli transport, servicii transport, servicii de transport, cost transport,
  taxă de transport, taxă transport, asigurare,
  prijevoz, troškovi prijevoza, trošak prijevoza, usluga prijevoza, troškovi dostave, dostava, poštarina, osiguranje,
  prevoz, stroški prevoza, strošek prevoza, prevozni stroški, stroški dostave, poštnina, stroški pošiljanja, zavarovanje,
  troškovi prevoza, usluga prevoza,
  транспорт, транспортни разходи, транспортна услуга, доставка, разходи за доставка, превоз, застраховка,
  транспортні послуги, транспортні витрати, послуги перевезення, доставка товару, превоз, трошкови превоза,
  трошкови транспорта, услуга превоза, испорука,
  μεταφορικά, έξοδα μεταφοράς, έξοδα αποστολής, ναύλος, κόμιστρα, ασφάλιστρα,
  transporto išlaidos, transportavimo išlaidos, transporto paslaugos, pristatymo išlaidos, pristatymas, draudimas,
  transporta izdevumi, transporta pakalpojumi, transporta izmaksas, piegāde, piegādes izmaksas, pasta izdevumi,
  transpordikulu, transpordikulud, transporditeenus, veokulu, veokulud, veoteenus, saatekulu, saatmiskulud,
  nakliye, nakliye bedeli, navlun, navlun bedeli, taşıma bedeli, kargo bedeli, kargo ücreti, nakliye ücreti
`

/** Money left on what is to be given back, whatever is named behind the word. */
const deposits = phraseList('depositWord')

/** Where to, for what: 'Carriage to Harlingen', 'Transporto išlaidos iki Holstebro', 'Fracht (DAP)'. */
const further = phraseList('besideService')

const known = new Set(services.map(bareWords))
const deposit = new Set(deposits.map(bareWords))
const leads = new Set(further.map(bareWords))
const mostWords = 4

/** A line of an invoice that is a charge and no goods: 'Fragtandel', 'Carriage to Harlingen', 'Pfand Kisten'. */
export function namesService(text: string): boolean {
  const [plain = ''] = text.split(/\s*[(:,;–]|\s-\s/u)
  const words = bareWords(plain).split(' ')
  for (let many = Math.min(mostWords, words.length); many > 0; many--) {
    const head = words.slice(0, many).join(' ')
    if (deposit.has(head)) return true
    if (known.has(head) && (many === words.length || leads.has(words[many] ?? ''))) return true
  }
  return false
}
