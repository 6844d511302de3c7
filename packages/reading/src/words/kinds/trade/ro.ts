import { list } from '../../lexicon.ts'
import type { TradeWords } from './trade-words.ts'

export const romanianTrade: TradeWords = {
  invoice: {
    titles: list`
      factură comercială, factură proforma, factură fiscală, factură externă, factură, factura,
      factură de export, factură seria, factură internă, factura comerciala invoice`,
    number: list`
      nr facturii, factura nr, număr factură, seria și nr, seria nr, numărul facturii, seria și numărul,
      serie și număr, nr factură, numărul, număr, serie nr`,
  },
  packingList: {
    titles: list`
      listă de ambalare, lista de colisaj, packing list, listă de colete, lista de împachetare,
      listă de încărcare, specificație de ambalare, listă colete, borderou de ambalare, lista de greutăți,
      notă de greutate, specificație marfă, lista de ambalaje`,
    number: list`nr lista, nr listă, lista nr, nr listei, lista de ambalare nr, număr`,
  },
  deliveryNote: {
    titles: list`
      aviz de însoțire a mărfii, aviz de însoțire, aviz de expediție, notă de livrare, aviz, notă de
      expediție, bon de livrare, dispoziție de livrare, aviz de însoțire marfă, proces verbal de predare
      primire, notă de predare, aviz de livrare, livrare vânzare`,
    number: list`
      aviz nr, nr avizului, seria nr, aviz de însoțire nr, nr aviz, număr aviz, numărul avizului,
      livrare nr, nr livrare, seria și numărul, numărul`,
  },
  labels: {
    consignor: list`
      vânzător, furnizor, exportator, expeditor, expeditorul, punct de încărcare, furnizorul,
      furnizor expeditor, vânzător exportator, exportator vânzător, predător, gestiune predătoare,
      unitatea furnizoare, date furnizor`,
    consignee: list`
      adresa de livrare, destinatar, loc de livrare, punct de livrare, adresă livrare, destinatarul,
      primitor, adresa de descărcare, adresa destinatarului, livrat la, se livrează la, punct de lucru
      livrare, punct de descărcare, descărcare, beneficiar livrare, cumpărător și destinatar, cumpărător
      destinatar, client destinatar, expediat către, trimis către, expediat la, livrat către`,
    buyer: list`
      cumpărător, client, beneficiar, cumpărătorul, clientul, date client, adresa de facturare,
      facturat către, plătitor, importator, comanditar, client beneficiar`,
    documentNumber: list`cmr nr, nr cmr, număr cmr, scrisoare de trasport nr, scrisoare de transport nr`,
    packageCount: list`
      număr colete, nr colete, colete, număr de colete, nr paleți, număr de paleți, număr paleți, nr palete,
      total colete, total paleți, nr de colete, număr total colete, număr total de colete, nr cutii,
      număr cutii, nr cartoane, nr ambalaje, nr bucăți colete, total colete buc, colete total, nr pachete,
      număr și tip colete, nr și felul coletelor`,
    packing: list`
      ambalaj, tip ambalaj, mod de ambalare, tipul ambalajului, felul ambalajului, tip colet,
      felul coletelor, modul de ambalare, mod ambalare, tip colete, ambalaje`,
    nature: list`
      denumirea produselor, denumirea produselor sau a serviciilor, denumire produs, denumire,
      denumirea mărfii, descriere, produs, denumire marfă, denumire articol, denumire material,
      denumirea materialelor, denumirea bunurilor, denumirea produsului, denumirea articolului,
      descriere produs, descrierea mărfii, descriere marfă, natura mărfii, marfă, mărfuri, articol,
      descrierea produselor, specificație, specificația, conținut, denumirea produselor serviciilor,
      denumirea mărfurilor, felul mărfii`,
    grossWeight: list`
      greutate brută, masă brută, brut kg, greutate brută kg, greutate brută totală, gr brută, greut brută,
      greutate brută în kg, masa brută kg, brut, total brut, total greutate brută, greutate totală brută,
      greutate totală, greutate totală kg, greutate brută totală kg, greutate, greutate kg, kg brut,
      greutatea brută, masa brută totală, total kg brut`,
    netWeight: list`
      greutate netă, masă netă, net kg, greutate netă kg, greutate netă totală, gr netă, greut netă,
      greutate netă în kg, masa netă kg, net, total net kg, total greutate netă, greutate totală netă,
      greutate netă totală kg, kg net, greutatea netă, masa netă totală, total kg net`,
    volume: list`volum, volum m3, volum mc, volum total, cubaj, volumul, cbm, volum total m3`,
    statisticalNumber: list`
      cod nc, cod vamal, cod hs, încadrare tarifară, cod tarifar, cod nc8, cod taric, codul vamal,
      tarif vamal, cod intrastat, cod nomenclatură, hs code, nomenclatura combinată, poziție tarifară`,
    carrier: list`
      transportator, cărăuș, firma de transport, firmă transport, firma transportatoare, transportatorul,
      societatea de transport, transport efectuat de, nume transportator, casă de expediții, expediționar,
      curier, transportat de, cărăușul`,
    articleCount: list`
      cantitate, cantitatea, cant, cant buc, cantitate buc, cantitate livrată, cantitate comandată,
      cant livrată, cant comandată, cantitate totală, total buc, nr buc, cantitate facturată, nr bucăți,
      total cantitate`,
    furniture: list`
      data, data facturii, data emiterii, termen de plată, scadență, nr comandă, comanda nr,
      condiții de livrare, preț unitar, preț, valoare, valoarea, tva, reducere, total de plată, um, u m,
      nr crt, cod produs, țara de origine, pagina, cod fiscal, reg com, delegat, mijloc de transport,
      observații, data emiterii facturii, data avizului, data comenzii, data scadenței, data scadentă, ora,
      ora livrării, termen de livrare, zile plată, modalitate de plată, mod de plată, condiția de livrare,
      condiții livrare, modalitate transport, mijlocul de transport, comandă, comanda client,
      nr comandă client, număr comandă, comanda dvs, referință, ref, referința dvs, referința noastră,
      ref client, contract, contract nr, nr contract, proiect, cod client, cont client, persoană de contact,
      contact, agent, agent vânzări, întocmit de, întocmit, tel, telefon, fax, mobil, e mail, web, cui, cif,
      cod fiscal tva, nr reg com, nr înreg reg com, nr ord reg com, nr r c, reg com nr, cap soc,
      capital social, tva la încasare, cota tva, eori, cod eori, iban, cont, cont bancar, contul, banca,
      trezoreria, swift, bic, preț fără tva, preț unitar fără tva, preț unitar eur, pu, valoare fără tva,
      valoare netă, valoare totală, valoarea tva, valoare tva, val, val tva, valoare eur, valoare lei,
      total, total general, total valoare, total factură, subtotal, discount, curs, curs valutar, curs bnr,
      monedă, valuta, unitate de măsură, unitatea de măsură, unit măs, poz, poziție, linia, cod,
      cod articol, cod produs client, cod material, cod bare, ean, cod ean, lot, nr lot, lotul, serie,
      nr serie, data expirării, expiră la, valabilitate, țara de destinație, țara de expediere, origine,
      originea, șofer, numele șoferului, nume șofer, conducător auto, numele delegatului, nume delegat,
      date privind expediția, b i c i, ci seria, buletin cartea de identitate, număr auto, tară, tara kg,
      lungime, lățime, înălțime, dimensiuni, dimensiuni cm, l x l x h, metri liniari, ldm, stivuibil,
      nestivuibil, temperatură, observație, mențiuni, notă, note, semnătura de primire,
      semnătura delegatului, semnăturile, semnătura și ștampila furnizorului, am primit, primit, predat,
      primit de, expedierea s a efectuat în prezența noastră la, verificat, pregătit de, ambalat de,
      tipărit, pag, copie, original, exemplar, paleți returnați, paleți schimbați, gestiune, depozit, ruta,
      obiect`,
  },
  despatchDates: list`
    data expedierii, data expediției, data încărcării, data livrării către transportator, data plecării, expediat la data
    de, expediat la, data și ora expedierii, data ridicării`,
  ways: list`
    mijloc de transport, mijlocul de transport, mod de transport, transport, modul de transport, modalitate de transport,
    transport cu, expediat prin, mod de livrare, mijloc transport`,
  related: {
    invoice: list`factura, factura nr, factură, factură nr, nr factură, nr factura, la factura, factura fiscală nr`,
    'packing-list': list`listă de colisaj, lista de colisaj nr, packing list, lista de ambalare`,
    'delivery-note': list`
      aviz, aviz nr, aviz de însoțire, aviz de însoțire a mărfii, nr aviz, aviz expediție, aviz de expediție nr`,
  },
  delivery: {
    consignee: list`a se livra la, a se livra către, livrare la, descărcare la`,
    packing: list`ambalat în, ambalat`,
    furniture: list`rest de livrat, restanță, rest`,
  },
  otherUse: list`
    ofertă, ofertă de preț, confirmare, cerere de ofertă, comandă, comandă de transport, comandă fermă, confirmare de comandă, confirmare comandă, listă de prețuri,
    contract, notă de credit, somație, somație de plată, notificare de plată, extras de cont, chitanță, certificat de origine, declarație de conformitate,
    certificat, fișă cu date de securitate, tichet de cântar, bon de cântar, proces verbal, proces verbal de constatare, reclamație, minută, orar,
    program de livrare, inventar, declarație vamală, condiții generale,
    comandă transport, contract de transport, ordin de deplasare, foaie de parcurs, decont de cheltuieli, decont`,
}
