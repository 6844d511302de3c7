import { inBothScripts } from '../languages/serbian-words.ts'
import { list } from '../lexicon.ts'

/**
 * Names of papers that speak of senders, goods and weights and are no freight papers: what is offered, ordered, asked for,
 * agreed, paid, certified, declared to customs, planned, or told in a letter. By language; a heading may go on behind them.
 */
export const papersOfOtherUse: Readonly<Record<string, readonly string[]>> = {
  en: list`
    quotation, quote, confirmation, offer, request for quotation, order confirmation, order acknowledgement, purchase order, sales order,
    order, transport order, transport instruction, carriage order, load order, loading order, forwarding order, booking,
    booking confirmation, booking request, collection order, pick up order, price list, tariff, contract, agreement, framework agreement,
    credit note, debit note, statement, statement of account, reminder, payment reminder, dunning letter, final demand,
    remittance advice, receipt, payment advice, certificate of origin, certificate of conformity, certificate of analysis,
    certificate, insurance certificate, safety data sheet, material safety data sheet, weighbridge ticket, weighing ticket, weight ticket,
    damage report, claim, notice of claim, letter of claim, survey report, inspection report, non conformance report,
    minutes, meeting minutes, agenda, memo, memorandum, timetable, schedule, sailing schedule, delivery schedule, stock list, inventory,
    stock report, arrival notice, notice of arrival, customs declaration, export declaration, import declaration,
    export accompanying document, transit accompanying document, timesheet, checklist, check list, work order,
    pallet note, pallet account, general terms and conditions, terms and conditions, newsletter, job advert, payslip`,
  de: list`
    angebot, anfrage, bestätigung, preisanfrage, angebotsanfrage, auftragsbestätigung, auftrag, bestellung, bestellbestätigung, rahmenvertrag, transportauftrag,
    speditionsauftrag, ladeauftrag, frachtauftrag, fahrauftrag, verladeauftrag, abholauftrag, buchungsbestätigung, buchung,
    preisliste, tarif, vertrag, vereinbarung, gutschrift, mahnung, zahlungserinnerung, letzte mahnung, kontoauszug, zahlungsavis,
    quittung, ursprungszeugnis, konformitätserklärung, werkszeugnis, prüfzeugnis, lieferantenerklärung, sicherheitsdatenblatt,
    wiegeschein, wiegekarte, wägeschein, schadensmeldung, schadenanzeige, schadensprotokoll, reklamation, mängelrüge, prüfbericht,
    protokoll, besprechungsprotokoll, niederschrift, tagesordnung, fahrplan, lieferplan, tourenplan, terminplan, dienstplan,
    bestandsliste, lagerliste, inventurliste, inventur, ankunftsavis, ausfuhranmeldung, einfuhranmeldung, zollanmeldung,
    ausfuhrbegleitdokument, versandbegleitdokument, arbeitsauftrag, checkliste, palettenschein, palettenkonto,
    allgemeine geschäftsbedingungen, rundschreiben, stundenzettel, lohnabrechnung, frachtrechnung`,
  fr: list`
    offre, offre de prix, confirmation, devis, demande de prix, demande de devis, bon de commande, commande, confirmation de commande,
    accusé de réception de commande, ordre de transport, ordre de chargement, ordre d'enlèvement, confirmation d'affrètement,
    confirmation de réservation, réservation, tarif, liste de prix, contrat, avoir, note de crédit, relance, rappel,
    mise en demeure, relevé de compte, avis de paiement, reçu, certificat d'origine, certificat de conformité, certificat,
    fiche de données de sécurité, ticket de pesée, bon de pesée, constat de dommages, réclamation, rapport d'expertise,
    compte rendu, procès verbal, ordre du jour, horaire, horaires, planning, calendrier, inventaire, état des stocks, avis d'arrivée,
    déclaration en douane, déclaration d'exportation, conditions générales de vente, conditions générales, bon de palettes, note de service`,
  it: list`
    offerta, preventivo, conferma, richiesta di offerta, richiesta di preventivo, conferma d'ordine, conferma ordine, ordine, ordine di acquisto,
    ordine di trasporto, ordine di carico, ordine di ritiro, incarico di trasporto, conferma di prenotazione, listino prezzi, listino,
    contratto, nota di credito, nota di debito, sollecito, sollecito di pagamento, estratto conto, ricevuta, certificato di origine,
    certificato di conformità, certificato, scheda di sicurezza, scheda dati di sicurezza, bolletta di pesatura, scontrino di pesata, denuncia danni,
    reclamo, verbale, verbale di riunione, ordine del giorno, orario, programma consegne, inventario, avviso di arrivo,
    dichiarazione doganale, bolletta doganale, condizioni generali di vendita, buono pallet, lettera d'intento`,
  es: list`
    oferta, presupuesto, confirmación, cotización, solicitud de oferta, pedido, pedido de compra, orden de compra, confirmación de pedido,
    orden de transporte, orden de carga, orden de recogida, confirmación de reserva, reserva, lista de precios, tarifa, contrato,
    nota de crédito, abono, factura rectificativa, recordatorio de pago, reclamación de pago, reclamación, extracto de cuenta, recibo, certificado de origen,
    certificado de conformidad, certificado, ficha de datos de seguridad, ticket de báscula, boleto de pesaje, parte de daños,
    acta, acta de reunión, orden del día, horario, programa de entregas, inventario, aviso de llegada, declaración de aduanas,
    declaración de exportación, condiciones generales, condiciones generales de venta, vale de palets`,
  pt: list`
    orçamento, cotação, confirmação, proposta, pedido de cotação, encomenda, nota de encomenda, confirmação de encomenda, ordem de compra,
    ordem de transporte, ordem de carga, ordem de recolha, confirmação de reserva, reserva, tabela de preços, contrato, nota de crédito,
    nota de débito, aviso de pagamento, lembrete de pagamento, extrato de conta, recibo, certificado de origem, certificado,
    ficha de dados de segurança, talão de pesagem, relatório de danos, reclamação, ata, ata da reunião, horário, inventário,
    aviso de chegada, declaração aduaneira, condições gerais, condições gerais de venda`,
  nl: list`
    offerte, prijsopgave, bevestiging, prijsaanvraag, aanvraag, bestelling, inkooporder, bestelbon, orderbevestiging, opdrachtbevestiging, transportopdracht,
    laadopdracht, ophaalopdracht, boekingsbevestiging, boeking, prijslijst, tarief, contract, overeenkomst, creditnota, creditfactuur, aanmaning,
    herinnering, betalingsherinnering, rekeningoverzicht, kwitantie, certificaat van oorsprong, oorsprongscertificaat, certificaat, veiligheidsinformatieblad,
    weegbon, weegbrief, schaderapport, schademelding, klacht, notulen, agenda, dienstregeling, planning, voorraadlijst, inventaris,
    aankomstbericht, douaneaangifte, uitvoeraangifte, algemene voorwaarden, palletbon, werkbon`,
  pl: list`
    oferta, oferta cenowa, potwierdzenie, zapytanie ofertowe, zamówienie, potwierdzenie zamówienia, zlecenie, zlecenie transportowe, zlecenie spedycyjne,
    zlecenie załadunku, awizacja, potwierdzenie rezerwacji, cennik, umowa, faktura korygująca, nota korygująca, nota obciążeniowa, wezwanie do zapłaty,
    przypomnienie o płatności, wyciąg z rachunku, pokwitowanie, świadectwo pochodzenia, deklaracja zgodności, certyfikat, karta charakterystyki,
    kwit wagowy, protokół szkody, protokół, protokół rozbieżności, reklamacja, notatka służbowa, porządek obrad, rozkład jazdy, harmonogram,
    harmonogram dostaw, spis z natury, stan magazynowy, zgłoszenie celne, ogólne warunki sprzedaży, kwit paletowy`,
  cs: list`
    nabídka, cenová nabídka, poptávka, potvrzení, objednávka, objednávka přepravy, přepravní objednávka, potvrzení objednávky, zakázka, ceník, smlouva,
    dobropis, opravný daňový doklad, upomínka, výpis z účtu, příjmový doklad, osvědčení o původu, prohlášení o shodě, certifikát, bezpečnostní list,
    vážní lístek, zápis o škodě, protokol o škodě, protokol, reklamace, reklamační protokol, zápis, zápis z jednání, zápis z porady, jízdní řád, harmonogram, inventura,
    stav zásob, celní prohlášení, vývozní prohlášení, všeobecné obchodní podmínky, paletový list`,
  sk: list`
    ponuka, cenová ponuka, dopyt, potvrdenie, objednávka, objednávka prepravy, prepravná objednávka, potvrdenie objednávky, zákazka, cenník, zmluva,
    dobropis, upomienka, výpis z účtu, osvedčenie o pôvode, vyhlásenie o zhode, certifikát, karta bezpečnostných údajov, vážny lístok,
    zápis o škode, protokol o škode, protokol, reklamácia, zápisnica, cestovný poriadok, harmonogram, inventúra, colné vyhlásenie,
    všeobecné obchodné podmienky`,
  hu: list`
    ajánlat, árajánlat, ajánlatkérés, megrendelés, rendelés, visszaigazolás, rendelés visszaigazolás, fuvarmegbízás, megbízás, szállítási megbízás,
    rakodási utasítás, árlista, árjegyzék, szerződés, jóváíró számla, fizetési felszólítás, fizetési emlékeztető, felszólítás, számlakivonat, nyugta,
    származási bizonyítvány, megfelelőségi nyilatkozat, biztonsági adatlap, mérlegjegy, kárjegyzőkönyv, jegyzőkönyv, reklamáció, emlékeztető,
    menetrend, ütemterv, leltár, készletlista, vámáru nyilatkozat, általános szerződési feltételek`,
  ro: list`
    ofertă, ofertă de preț, confirmare, cerere de ofertă, comandă, comandă de transport, comandă fermă, confirmare de comandă, confirmare comandă, listă de prețuri,
    contract, notă de credit, somație, somație de plată, notificare de plată, extras de cont, chitanță, certificat de origine, declarație de conformitate,
    certificat, fișă cu date de securitate, tichet de cântar, bon de cântar, proces verbal, proces verbal de constatare, reclamație, minută, orar,
    program de livrare, inventar, declarație vamală, condiții generale`,
  sv: list`
    offert, anbud, bekräftelse, offertförfrågan, förfrågan, order, inköpsorder, orderbekräftelse, ordererkännande, beställning, transportorder, lastorder, transportuppdrag,
    bokningsbekräftelse, bokning, prislista, avtal, kreditfaktura, kreditnota, påminnelse, betalningspåminnelse, kontoutdrag, kvitto,
    ursprungscertifikat, ursprungsintyg, försäkran om överensstämmelse, säkerhetsdatablad, vågsedel, skaderapport, reklamation, protokoll, mötesprotokoll,
    dagordning, tidtabell, leveransplan, lagerlista, inventering, exportdeklaration, tulldeklaration, allmänna villkor`,
  da: list`
    tilbud, forespørgsel, bekræftelse, ordre, indkøbsordre, købsordre, ordrebekræftelse, bestilling, transportordre, læsseordre, bookingbekræftelse, prisliste, kontrakt,
    aftale, kreditnota, rykker, rykkerbrev, betalingspåmindelse, kontoudtog, kvittering, oprindelsescertifikat, sikkerhedsdatablad, vejeseddel,
    skadesrapport, reklamation, referat, mødereferat, dagsorden, køreplan, lagerliste, toldangivelse, udførselsangivelse, almindelige betingelser`,
  no: list`
    tilbud, forespørsel, bekreftelse, ordre, innkjøpsordre, bestilling, ordrebekreftelse, transportordre, lasteordre, bookingbekreftelse, prisliste, kontrakt, avtale,
    kreditnota, purring, betalingspåminnelse, inkassovarsel, kontoutskrift, kvittering, opprinnelsessertifikat, opprinnelsesbevis, sikkerhetsdatablad,
    veieseddel, skaderapport, reklamasjon, referat, møtereferat, dagsorden, rutetabell, lagerliste, tolldeklarasjon, utførselsdeklarasjon, generelle vilkår`,
  fi: list`
    tarjous, tarjouspyyntö, vahvistus, tilaus, ostotilaus, tilausvahvistus, kuljetustilaus, kuljetusmääräys, lastausohje, varausvahvistus, hinnasto, sopimus,
    hyvityslasku, maksumuistutus, maksukehotus, tiliote, kuitti, alkuperätodistus, vaatimustenmukaisuusvakuutus, käyttöturvallisuustiedote,
    punnitustosite, vaakalappu, vahinkoilmoitus, vahinkoraportti, reklamaatio, pöytäkirja, muistio, aikataulu, varastoluettelo, inventaario, vientiilmoitus,
    tulliilmoitus, yleiset ehdot`,
  sl: list`
    ponudba, povpraševanje, potrditev, naročilo, naročilnica, potrditev naročila, nalog za prevoz, prevozni nalog, transportni nalog, nakladalni nalog, cenik, pogodba,
    dobropis, opomin, izpisek, potrdilo o poreklu, izjava o skladnosti, varnostni list, tehtalni listek, zapisnik, zapisnik o škodi, reklamacija,
    vozni red, urnik, inventura, carinska deklaracija, splošni pogoji`,
  hr: list`
    ponuda, upit, potvrda, narudžba, narudžbenica, potvrda narudžbe, nalog za prijevoz, prijevozni nalog, nalog za utovar, cjenik, ugovor, odobrenje,
    knjižno odobrenje, opomena, izvod, potvrda o podrijetlu, izjava o sukladnosti, sigurnosno tehnički list, vagarski list, zapisnik, zapisnik o šteti,
    reklamacija, vozni red, raspored, inventura, carinska deklaracija, opći uvjeti`,
  lt: list`
    pasiūlymas, komercinis pasiūlymas, patvirtinimas, užklausa, užsakymas, užsakymo patvirtinimas, transporto užsakymas, krovinio vežimo užsakymas, kainoraštis, sutartis,
    kreditinė sąskaita, priminimas, raginimas, kilmės sertifikatas, atitikties deklaracija, saugos duomenų lapas, svėrimo kvitas, aktas, žalos aktas, pretenzija,
    protokolas, tvarkaraštis, inventorizacija, muitinės deklaracija, bendrosios sąlygos`,
  lv: list`
    piedāvājums, cenas piedāvājums, apstiprinājums, pieprasījums, pasūtījums, pasūtījuma apstiprinājums, transporta pasūtījums, pārvadājuma pasūtījums, cenrādis, līgums,
    kredītrēķins, atgādinājums, izcelsmes sertifikāts, atbilstības deklarācija, drošības datu lapa, svēršanas kvīts, akts, bojājumu akts, pretenzija,
    protokols, saraksts kustības, inventarizācija, muitas deklarācija, vispārīgie noteikumi`,
  et: list`
    pakkumine, hinnapakkumine, kinnitus, päring, tellimus, tellimuse kinnitus, veotellimus, transporditellimus, hinnakiri, leping, kreeditarve, meeldetuletus,
    makse meeldetuletus, päritolusertifikaat, vastavusdeklaratsioon, ohutuskaart, kaalupilet, kahjuakt, akt, pretensioon, protokoll, sõiduplaan, ajakava,
    inventuur, tollideklaratsioon, üldtingimused`,
  bg: list`
    оферта, запитване, потвърждение, поръчка, потвърждение на поръчка, заявка за транспорт, заявка, ценова листа, договор, кредитно известие, напомняне, покана за плащане,
    сертификат за произход, декларация за съответствие, информационен лист за безопасност, кантарна бележка, констативен протокол, протокол, рекламация,
    разписание, инвентаризация, митническа декларация, общи условия`,
  el: list`
    προσφορά, αίτημα προσφοράς, επιβεβαίωση, παραγγελία, επιβεβαίωση παραγγελίας, εντολή μεταφοράς, εντολή φόρτωσης, τιμοκατάλογος, σύμβαση, συμφωνητικό,
    πιστωτικό τιμολόγιο, υπενθύμιση, υπενθύμιση πληρωμής, πιστοποιητικό προέλευσης, δήλωση συμμόρφωσης, δελτίο δεδομένων ασφαλείας, ζυγολόγιο πλάστιγγας,
    πρωτόκολλο, έκθεση ζημιάς, πρακτικά, δρομολόγια, πρόγραμμα, απογραφή, τελωνειακή διασάφηση, γενικοί όροι`,
  tr: list`
    teklif, fiyat teklifi, sipariş, sipariş formu, sipariş onayı, sipariş teyidi, taşıma talimatı, fiyat listesi, sözleşme, ödeme hatırlatması,
    menşe şahadetnamesi, tutanak, hasar tutanağı, gümrük beyannamesi, stok listesi, menşe ispat belgesi, menşe beyanı, taşıma sözleşmesi, yük teyidi,
    yükleme talimatı, nakliye siparişi, taşıma siparişi, satın alma siparişi, sipariş mektubu, proforma teklif, hesap özeti, hesap ekstresi, cari hesap ekstresi, makbuz,
    tahsilat makbuzu, dekont, iade faturası, ihtarname, kantar fişi, tartım fişi, analiz sertifikası, uygunluk beyanı, uygunluk sertifikası, güvenlik bilgi formu,
    malzeme güvenlik bilgi formu, hasar raporu, şikayet, şikayet formu, sayım listesi, randevu formu, rezervasyon teyidi, varış ihbarı, varış ihbarnamesi, ihracat beyannamesi,
    genel şartlar, vekaletname, bakım formu, servis formu, mizan, puantaj, izin formu`,
  uk: list`
    пропозиція, комерційна пропозиція, запит, запит ціни, підтвердження, замовлення, замовлення на поставку, підтвердження замовлення, заявка, заявка на перевезення,
    договір заявка, договір на перевезення, транспортне замовлення, прайс лист, договір, контракт, кредит нота, коригування, розрахунок коригування, нагадування, претензія,
    рекламація, акт звірки, акт звірки взаєморозрахунків, виписка, квитанція, сертифікат походження, сертифікат відповідності, сертифікат якості, паспорт безпеки,
    фітосанітарний сертифікат, акт зважування, талон зважування, акт, акт виконаних робіт, акт наданих послуг, акт пошкодження, комерційний акт, протокол, графік,
    розклад руху, інвентаризація, інвентаризаційний опис, митна декларація, експортна декларація, подорожній лист, довіреність, загальні умови, платіжне доручення,
    податкова накладна`,
  sr: inBothScripts(list`
      ponuda, upit, porudžbenica, narudžbenica, potvrda porudžbine, nalog za prevoz, nalog za utovar, dispozicija, zaključnica, cenovnik, ugovor, knjižno odobrenje, knjižno zaduženje,
      opomena, izvod, izvod otvorenih stavki, ios, priznanica, uverenje o poreklu, uverenje o kvalitetu, fitosanitarno uverenje, izjava o usaglašenosti, bezbednosni list,
      vagarska potvrda, merni list, zapisnik, zapisnik o šteti, komisijski zapisnik, reklamacija, red vožnje, raspored, popisna lista, carinska deklaracija, putni nalog,
      izvozna deklaracija, opšti uslovi, opšti uslovi prodaje, punomoćje, nalog za plaćanje, avansni račun`),
}
