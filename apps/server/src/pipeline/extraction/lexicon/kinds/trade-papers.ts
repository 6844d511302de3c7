import { list } from '../lexicon.ts'
import type { FormLanguage } from './form-words.ts'

/**
 * What invoices, packing lists and delivery notes share: prices, orders and banks carry nothing for the carriage, and a
 * quantity of articles is no number of packages. Words for a seller or buyer are the parties of the goods' way.
 */
export const tradeLabels: Readonly<Record<string, FormLanguage['labels']>> = {
  en: {
    consignor: list`
      seller, supplier, exporter, shipper, shipped by, sender, shipper exporter, seller exporter, vendor, sold by, from,
      ship from, consignor, manufacturer`,
    consignee: list`
      ship to, deliver to, delivery address, consignee, delivered to, shipping address, receiver, recipient,
      goods consignee`,
    buyer: list`
      buyer, customer, sold to, bill to, invoice to, purchaser, importer, buyer if other than consignee,
      invoice address, billing address`,
    documentNumber: list`
      cmr no, cmr number, cmr note no, awb no, air waybill no, b l no, bill of lading no, consignment note
      no, waybill no, transport document no`,
    packageCount: list`
      number of packages, no of packages, packages, total packages, no of cartons, cartons, number of colli,
      colli, no of pallets, pkgs, total number of packages, ctns`,
    packing: list`kind of packages, type of packages, packaging, packing, package type, type of package`,
    nature: list`
      description of goods, description, goods description, article, product, item description, article
      description, product description, goods`,
    grossWeight: list`
      gross weight, gross weight kg, gross kg, total gross weight, gross mass, gross, gross wt`,
    netWeight: list`net weight, net weight kg, net kg, total net weight, net mass, net, net wt`,
    volume: list`volume, volume m3, cbm, measurement, total volume`,
    marks: list`marks and numbers, marks, shipping marks, package no, carton no, marks and nos`,
    statisticalNumber: list`hs code, commodity code, tariff no, customs tariff number, hs no, cn code`,
    dateOfDelivery: list`delivered on, date received, received on`,
    carrier: list`carrier, forwarder, shipped via, carried by, haulier`,
    articleCount: list`units, pcs, qty, quantity`,
    furniture: list`
      invoice date, date of invoice, order no, order number, your order, our order, purchase order, po no, po
      number, customer no, customer number, your reference, our reference, due date, payment terms, terms of
      payment, terms of delivery, delivery terms, incoterms, incoterms 2020, unit price, price, amount, total
      amount, vat, vat amount, subtotal, discount, currency, bank, iban, bic, unit, item, pos, position,
      article no, item no, part no, country of origin, origin, dispatch date, delivery date, date of
      dispatch, date, page, net amount, total eur, amount eur, line total, notify party, contact, phone,
      means of transport, received in good order, container no, seal no, dimensions, dimensions cm, dims,
      prepared by, place of delivery, serial no, batch, batch no, lot no, remarks`,
  },
  de: {
    consignor: list`
      verkäufer, lieferant, exporteur, absender, abs, versender, ausführer, lieferer, verkäufer exporteur,
      hersteller`,
    consignee: list`
      lieferadresse, lieferanschrift, empfänger, empf, warenempfänger, lieferung an, versandadresse,
      versandanschrift`,
    buyer: list`
      käufer, kunde, rechnungsempfänger, rechnungsadresse, rechnungsanschrift, rechnung an, auftraggeber,
      importeur, besteller`,
    documentNumber: list`
      cmr nr, frachtbrief nr, cmr frachtbrief nr, awb nr, konnossement nr, frachtbriefnummer`,
    packageCount: list`
      anzahl packstücke, packstücke, kolli, anzahl kolli, anzahl der packstücke, colli, anzahl paletten,
      gesamtzahl packstücke, kartons`,
    packing: list`verpackung, verpackungsart, art der packstücke, packmittel, packstückart`,
    nature: list`bezeichnung, artikelbezeichnung, warenbezeichnung, beschreibung, artikel, produkt, ware`,
    grossWeight: list`
      bruttogewicht, bruttogewicht kg, bruttogewicht gesamt, brutto kg, gesamtgewicht brutto, brutto, gesamtbruttogewicht`,
    netWeight: list`nettogewicht, nettogewicht kg, nettogewicht gesamt, netto kg, gesamtgewicht netto, netto, gesamtnettogewicht`,
    volume: list`volumen, volumen m3, rauminhalt`,
    marks: list`zeichen und nummern, markierung, kennzeichen, packstück nr, kolli nr`,
    statisticalNumber: list`
      zolltarifnummer, warennummer, statistische warennummer, hs code, zolltarif nr, statistik nr`,
    dateOfDelivery: list`ware erhalten am, empfangen am`,
    carrier: list`frachtführer, frachtf, spediteur, transporteur, versand durch`,
    articleCount: list`stückzahl, menge, stück`,
    furniture: list`
      rechnungsdatum, bestellnummer, bestell nr, ihre bestellung, auftragsnummer, auftrags nr, kundennummer,
      kunden nr, ihr zeichen, unser zeichen, fällig am, zahlungsbedingungen, zahlungsziel, lieferbedingung,
      lieferbedingungen, incoterms, einzelpreis, preis, betrag, gesamtbetrag, mwst, umsatzsteuer,
      zwischensumme, rabatt, währung, bankverbindung, iban, bic, einheit, pos, position, artikel nr,
      artikelnummer, ursprungsland, ursprung, versanddatum, lieferdatum, datum, seite, nettobetrag,
      gesamtpreis, ansprechpartner, telefon, ware erhalten, abmessungen, maße, maße cm, bearbeiter,
      versandart, charge, seriennummer, bemerkungen, lieferbedingung incoterms`,
  },
  fr: {
    consignor: list`vendeur, fournisseur, exportateur, expéditeur, vendeur exportateur, fabricant`,
    consignee: list`adresse de livraison, destinataire, livré à, livrer à, livraison à, lieu de livraison`,
    buyer: list`acheteur, client, facturé à, adresse de facturation, importateur, facturer à`,
    documentNumber: list`cmr n, n cmr, lettre de voiture n, lta n, connaissement n`,
    packageCount: list`
      nombre de colis, nb de colis, colis, nombre total de colis, nb colis, nombre de palettes, total colis`,
    packing: list`type d'emballage, emballage, conditionnement, nature des colis, type de colis`,
    nature: list`
      désignation, désignation des marchandises, description, libellé, article, désignation de l'article`,
    grossWeight: list`poids brut, poids brut kg, brut kg, poids brut total, brut`,
    netWeight: list`poids net, poids net kg, net kg, poids net total, net`,
    volume: list`volume, volume m3, cubage`,
    marks: list`marques et numéros, marques, n colis, repères, n de colis`,
    statisticalNumber: list`code douanier, code sh, nomenclature douanière, nomenclature, tarif douanier`,
    dateOfDelivery: list`reçu le, marchandise reçue le`,
    carrier: list`transporteur, expédié par, transitaire`,
    articleCount: list`quantité, qté`,
    furniture: list`
      date de facture, date de la facture, n de commande, commande n, votre commande, notre référence, votre
      référence, n client, code client, échéance, date d'échéance, conditions de paiement, conditions de
      livraison, incoterm, incoterms, prix unitaire, prix, montant, montant total, tva, sous total, remise,
      devise, banque, iban, bic, unité, pos, ligne, référence, réf article, réf, pays d'origine, origine,
      date d'expédition, date de livraison, date, page, total ht, total ttc, montant ht, contact, téléphone,
      dimensions, dimensions cm, lot, remarques`,
  },
  it: {
    consignor: list`
      venditore, fornitore, esportatore, mittente, cedente, cedente prestatore, produttore, speditore`,
    consignee: list`
      destinazione merce, luogo di destinazione, destinatario, indirizzo di consegna, consegnare a,
      destinatario merce, destinazione`,
    buyer: list`
      acquirente, cliente, intestatario, fatturare a, spettabile, cessionario, cessionario committente,
      importatore`,
    documentNumber: list`cmr n, n cmr, lettera di vettura n, awb n`,
    packageCount: list`numero colli, n colli, colli, totale colli, numero dei colli, n bancali`,
    packing: list`
      imballo, tipo imballo, imballaggio, aspetto esteriore dei beni, aspetto esteriore, tipo di imballaggio`,
    nature: list`
      descrizione, descrizione della merce, descrizione dei beni, descrizione articolo, articolo, descrizione
      merce`,
    grossWeight: list`peso lordo, peso lordo kg, lordo kg, peso lordo totale, lordo`,
    netWeight: list`peso netto, peso netto kg, netto kg, peso netto totale, netto`,
    volume: list`volume, volume m3, cubatura`,
    marks: list`marche e numeri, marche, contrassegni, n collo`,
    statisticalNumber: list`codice doganale, voce doganale, nomenclatura combinata, codice hs`,
    dateOfDelivery: list`ricevuto il, merce ricevuta il`,
    carrier: list`vettore, trasportatore, corriere, spedizioniere`,
    articleCount: list`pezzi, quantità, q tà, qta`,
    furniture: list`
      data fattura, data documento, ordine n, n ordine, vs ordine, ns riferimento, vs riferimento, codice
      cliente, scadenza, condizioni di pagamento, pagamento, resa, resa merce, incoterms, prezzo unitario,
      prezzo, importo, totale documento, iva, imponibile, sconto, valuta, banca, iban, bic, um, unità, pos,
      riga, codice, codice articolo, paese di origine, origine, data spedizione, data consegna, data, pagina,
      causale del trasporto, causale, porto, trasporto a cura, contatto, telefono, dimensioni, dimensioni cm,
      lotto, note, inizio trasporto`,
  },
  es: {
    consignor: list`vendedor, proveedor, exportador, remitente, expedidor, vendedor exportador, fabricante`,
    consignee: list`
      dirección de entrega, destinatario, entregar a, enviar a, lugar de entrega, consignatario`,
    buyer: list`comprador, cliente, facturar a, dirección de facturación, importador`,
    documentNumber: list`cmr n, n cmr, carta de porte n, awb n, conocimiento n`,
    packageCount: list`número de bultos, n de bultos, bultos, total bultos, n bultos, n de palets`,
    packing: list`tipo de embalaje, embalaje, tipo de bulto, clase de bultos`,
    nature: list`
      descripción, descripción de la mercancía, artículo, producto, concepto, descripción del artículo,
      designación`,
    grossWeight: list`peso bruto, peso bruto kg, bruto kg, peso bruto total, bruto`,
    netWeight: list`peso neto, peso neto kg, neto kg, peso neto total, neto`,
    volume: list`volumen, volumen m3, cubicaje`,
    marks: list`marcas y números, marcas, n de bulto`,
    statisticalNumber: list`código arancelario, partida arancelaria, código hs, código taric`,
    dateOfDelivery: list`recibido el, mercancía recibida el`,
    carrier: list`transportista, agencia de transporte, enviado por`,
    articleCount: list`unidades, cantidad, cant`,
    furniture: list`
      fecha de factura, fecha factura, n de pedido, pedido n, su pedido, nuestra referencia, su referencia, n
      de cliente, código de cliente, vencimiento, condiciones de pago, forma de pago, condiciones de entrega,
      incoterm, incoterms, precio unitario, precio, importe, importe total, iva, base imponible, descuento,
      moneda, banco, iban, bic, unidad, ud, pos, línea, referencia, código, ref, país de origen, origen,
      fecha de envío, fecha de entrega, fecha, página, total factura, contacto, teléfono, dimensiones,
      dimensiones cm, lote, observaciones`,
  },
  pl: {
    consignor: list`sprzedawca, dostawca, eksporter, nadawca, wystawca, producent`,
    consignee: list`adres dostawy, odbiorca, miejsce dostawy, odbiorca towaru, dostawa do`,
    buyer: list`nabywca, kupujący, klient, płatnik, importer, zamawiający`,
    documentNumber: list`cmr nr, nr cmr, list przewozowy nr, awb nr`,
    packageCount: list`
      liczba opakowań, ilość opakowań, liczba sztuk opakowań, liczba palet, liczba kartonów, opakowania
      razem, ilość kolli`,
    packing: list`rodzaj opakowania, opakowanie, typ opakowania`,
    nature: list`nazwa towaru, opis towaru, nazwa towaru lub usługi, nazwa, opis, nazwa artykułu`,
    grossWeight: list`waga brutto, waga brutto kg, masa brutto, masa brutto kg, łączna waga brutto`,
    netWeight: list`waga netto, waga netto kg, masa netto, masa netto kg, łączna waga netto`,
    volume: list`objętość, objętość m3, kubatura`,
    marks: list`znaki i numery, oznaczenia, nr opakowania`,
    statisticalNumber: list`kod cn, kod taryfy, kod hs, kod celny`,
    dateOfDelivery: list`odebrano dnia, data odbioru`,
    carrier: list`przewoźnik, spedytor`,
    articleCount: list`liczba sztuk, ilość`,
    furniture: list`
      data wystawienia, data faktury, nr zamówienia, zamówienie nr, numer zamówienia, nr klienta, termin
      płatności, warunki płatności, warunki dostawy, incoterms, cena jednostkowa, cena, wartość, wartość
      netto, wartość brutto, kwota, razem do zapłaty, vat, stawka vat, rabat, waluta, bank, iban, j m, jm,
      lp, poz, pozycja, indeks, kod towaru, kraj pochodzenia, pochodzenie, data wysyłki, data dostawy, data
      sprzedaży, data, strona, cena netto, kontakt, telefon, wymiary, wymiary cm, partia, uwagi`,
  },
  nl: {
    consignor: list`verkoper, leverancier, exporteur, afzender, verzender, fabrikant`,
    consignee: list`
      afleveradres, leveringsadres, ontvanger, geadresseerde, leveren aan, bezorgadres, afleveren aan`,
    buyer: list`koper, klant, factuuradres, afnemer, importeur, opdrachtgever`,
    documentNumber: list`cmr nr, cmr nummer, vrachtbrief nr, awb nr`,
    packageCount: list`aantal colli, colli, totaal colli, aantal pallets, aantal dozen, aantal verpakkingen`,
    packing: list`verpakking, soort verpakking, verpakkingstype, soort colli`,
    nature: list`omschrijving, omschrijving van de goederen, artikelomschrijving, artikel, product`,
    grossWeight: list`brutogewicht, brutogewicht kg, bruto kg, totaal brutogewicht, bruto`,
    netWeight: list`nettogewicht, nettogewicht kg, netto kg, totaal nettogewicht, netto`,
    volume: list`volume, volume m3, inhoud m3`,
    marks: list`merken en nummers, merken, collo nr`,
    statisticalNumber: list`gn code, hs code, goederencode, tariefcode`,
    dateOfDelivery: list`ontvangen op, in ontvangst genomen op`,
    carrier: list`vervoerder, expediteur, verzonden met, transporteur`,
    articleCount: list`aantal`,
    furniture: list`
      factuurdatum, ordernummer, order nr, bestelnummer, uw referentie, onze referentie, klantnummer, klant
      nr, vervaldatum, betalingsvoorwaarden, leveringsvoorwaarden, leveringsconditie, incoterms, prijs per
      eenheid, stukprijs, prijs, bedrag, totaalbedrag, btw, subtotaal, korting, valuta, bank, iban, bic,
      eenheid, pos, regel, artikelnummer, artikel nr, land van oorsprong, oorsprong, verzenddatum,
      leverdatum, datum, pagina, totaal te betalen, contactpersoon, telefoon, afmetingen, afmetingen cm,
      partij, opmerkingen`,
  },
  cs: {
    consignor: list`prodávající, dodavatel, vývozce, odesílatel`,
    consignee: list`dodací adresa, příjemce, místo dodání, adresa dodání`,
    buyer: list`kupující, odběratel, zákazník, fakturační adresa`,
    documentNumber: list`cmr č, číslo cmr, nákladní list č`,
    packageCount: list`počet kusů obalů, počet balení, počet kolli, počet palet, počet nákladových kusů`,
    packing: list`druh obalu, obal, typ obalu, druh balení`,
    nature: list`popis zboží, označení zboží, název zboží, popis, název`,
    grossWeight: list`hrubá hmotnost, hrubá hmotnost kg, brutto kg, celková hrubá hmotnost`,
    netWeight: list`čistá hmotnost, čistá hmotnost kg, netto kg, celková čistá hmotnost`,
    volume: list`objem, objem m3`,
    marks: list`značky a čísla, značky`,
    statisticalNumber: list`kód zboží, celní sazebník, kód hs`,
    carrier: list`dopravce, speditér`,
    articleCount: list`počet kusů, ks, množství`,
    furniture: list`
      datum vystavení, číslo objednávky, objednávka č, číslo zákazníka, splatnost, datum splatnosti, platební
      podmínky, dodací podmínky, incoterms, jednotková cena, cena, částka, celkem k úhradě, dph, sleva, měna,
      banka, iban, mj, pos, položka, kód, země původu, původ, datum odeslání, datum dodání, datum, strana,
      rozměry, šarže, poznámky`,
  },
  sv: {
    consignor: list`säljare, leverantör, exportör, avsändare`,
    consignee: list`leveransadress, mottagare, godsmottagare, levereras till`,
    buyer: list`köpare, kund, fakturaadress, importör`,
    documentNumber: list`cmr nr, fraktsedel nr, fraktsedelsnummer`,
    packageCount: list`antal kolli, kolli, antal pallar, totalt antal kolli`,
    packing: list`förpackning, emballage, kollislag, förpackningstyp`,
    nature: list`varubeskrivning, beskrivning, benämning, artikel, godsbeskrivning`,
    grossWeight: list`bruttovikt, bruttovikt kg, brutto kg, total bruttovikt`,
    netWeight: list`nettovikt, nettovikt kg, netto kg, total nettovikt`,
    volume: list`volym, volym m3`,
    marks: list`märkning, godsmärke, märken och nummer`,
    statisticalNumber: list`varukod, tullvarukod, statistiskt nummer, hs kod`,
    carrier: list`transportör, speditör, fraktförare`,
    articleCount: list`antal`,
    furniture: list`
      fakturadatum, ordernummer, order nr, er referens, vår referens, kundnummer, förfallodatum,
      betalningsvillkor, leveransvillkor, incoterms, à pris, pris, belopp, summa, moms, rabatt, valuta, bank,
      iban, enhet, pos, rad, artikelnummer, artikel nr, ursprungsland, ursprung, leveransdatum,
      avsändningsdag, datum, sida, att betala, mått, anmärkningar`,
  },
  pt: {
    consignor: list`vendedor, fornecedor, exportador, expedidor, remetente`,
    consignee: list`
      endereço de entrega, morada de entrega, destinatário, local de entrega, local de descarga, entregar a`,
    buyer: list`comprador, cliente, faturar a, adquirente, importador`,
    documentNumber: list`cmr n, n cmr`,
    packageCount: list`número de volumes, n de volumes, volumes, total de volumes, n de paletes`,
    packing: list`tipo de embalagem, embalagem, tipo de volume`,
    nature: list`descrição, descrição da mercadoria, designação, artigo, designação da mercadoria, produto`,
    grossWeight: list`peso bruto, peso bruto kg, bruto kg, peso bruto total`,
    netWeight: list`peso líquido, peso líquido kg, líquido kg, peso líquido total`,
    volume: list`cubicagem, volume m3`,
    marks: list`marcas e números, marcas`,
    statisticalNumber: list`código pautal, código hs, posição pautal`,
    carrier: list`transportador, transportadora`,
    articleCount: list`unidades, quantidade, qtd`,
    furniture: list`
      data da fatura, data de emissão, n de encomenda, encomenda n, v referência, n referência, n de cliente,
      vencimento, condições de pagamento, condições de entrega, incoterms, preço unitário, preço, valor,
      total a pagar, iva, desconto, moeda, banco, iban, unidade, un, pos, linha, código, país de origem,
      origem, data de envio, data de entrega, data, página, matrícula, local de carga, dimensões, lote,
      observações`,
  },
}
