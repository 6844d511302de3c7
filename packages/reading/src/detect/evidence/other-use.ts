interface Sign {
  weight: number
  holds: RegExp
}

/**
 * What papers say that speak of parties and goods and carry nothing, whatever they call themselves: accounts of money or pallets,
 * orders for carriage, orders and inquiries, tickets of a weighbridge, bookings, insurance. By use, since an invoice has a
 * balance and a note of carriage may name who ordered it: only what belongs together counts.
 */
const uses: Readonly<Record<string, readonly Sign[]>> = {
  account: [
    {
      weight: 0.2,
      holds:
        /(?<!\p{L})(?:balance(?! due)|saldo[nt]?|salda|solde|sold|zůstatek|zostatok|egyenleg\p{L}*|likutis|atlikums|jääk|салдо|υπόλοιπο|stanje)(?!\p{L})/iu,
    },
    {
      weight: 0.2,
      holds:
        /statement (?:as at|of account|date|period)|kontoauszug|kontoudtog|kontoutdrag|relevé (?:de|d')|extracto de|estratto conto|offene[- ]?posten|open items|potwierdzenie salda|zestawienie|kivonat|výpis/iu,
    },
    {
      weight: 0.2,
      holds:
        /(?<!\p{L})(?:debit|débit|dare|debe|má dáti|tartozik|haben|avere|haber|követel|χρέωση|дебит)(?!\p{L})/iu,
    },
    {
      weight: 0.15,
      holds:
        /übertrag|opening balance|brought forward|report à nouveau|riporto|saldo anterior|nyitó|záró|zugang|abgang|visszavett|zwrócono|wydano|vráceno|vrátené|retournées|restituiti|devueltos|retur(?:er|nerade)|teruggave/iu,
    },
    {
      weight: 0.1,
      holds:
        /fällig|due date|overdue|échéance|scadenza|vencimiento|termin płatności|förfallodatum|splatnost|lejárat|vervaldatum|scadență/iu,
    },
  ],
  carriageOrder: [
    // 'Fracht: 820 EUR + VAT', 'Frachtas 1150 EUR': what a carrier is paid stands in what he is asked for.
    {
      weight: 0.2,
      holds:
        /^\W*(?:fracht(?:as)?|freight|fret|prix|nolo|flete|frete|navlun|stawka|přepravné|prepravné|prijevoznina|vozarina|rahti|frakt|fragt|vrachtprijs|fuvardíj)\W{0,4}(?:eur|€|usd|gbp|pln|czk|huf|ron|sek|dkk|chf)?\s?\d[\d .,]*(?:eur|€|usd|gbp|pln|czk|huf|ron|sek|dkk|chf)/imu,
    },
    {
      weight: 0.2,
      holds:
        /(?:otrzymani\p{L}+|receipt of|nach erhalt|réception|ricevimento|recepción|primire\p{L}*|gavim\p{L}*|kézhezvétel\p{L}*|ontvangst|obdržení|doručení|saņemšanas)[^\n]{0,30}\bcmr\b|originalaus cmr/iu,
    },
    {
      weight: 0.25,
      holds:
        /fracht(?:preis|vereinbarung|satz)|agreed (?:rate|freight|price)|all[- ]in (?:rate|price)|prix convenu|prezzo (?:concordato|pattuito)|nolo (?:concordato|pattuito)|precio (?:acordado|convenido)|uzgodnion\p{L}+ (?:fracht|cena|stawka)|stawka frachtu|fracht(?:ul)? (?:agreat|negociat)|overeengekomen prijs|dohodnut[áé] (?:cena|sazba|sadzba)/iu,
    },
    {
      weight: 0.35,
      holds:
        /nous vous confions|wir beauftragen|wir erteilen ihnen|please (?:load|collect|arrange (?:the )?(?:collection|transport))|we hereby (?:order|instruct)|zlecamy|vi affidiamo|vi incarichiamo|les encargamos|megbízzuk|objednáváme|objednávame|hierbij geven wij|vă comandăm/iu,
    },
    {
      weight: 0.15,
      holds:
        /(?:\bcmr\b|lieferschein\p{L}*|frachtbrief\p{L}*|list przewozowy|lettre de voiture)[^\n]{0,40}(?:einsenden|einzureichen|zurück|return|retourner|émargée|odesłać|przesłać|restituire|visszaküld)/iu,
    },
    {
      weight: 0.15,
      holds:
        /auftraggeber|unternehmer|subcontractor|affréteur|affrètement|committente|zleceniodawca|zleceniobiorca|megbízó|opdrachtgever/iu,
    },
  ],
  order: [
    {
      weight: 0.4,
      holds:
        /wir bestellen|hiermit bestellen|we (?:confirm|place) our order|please (?:supply|quote)|nous vous passons commande|veuillez nous livrer|il nostro ordine|(?:vi )?ordiniamo|(?:les )?pedimos|rogamos nos suministren|zamawiamy|prosimy o (?:dostarczenie|wycenę)|rendeljük|migliore offerta|richiesta di (?:quotazione|offerta)|bitten (?:wir )?um (?:ein )?angebot|votre meilleure offre/iu,
    },
    { weight: 0.25, holds: /^.{0,40}(?:p\.?\s?o\.?|purchase order)\s(?:no|number|nr)\b/im },
    {
      weight: 0.15,
      holds:
        /^\W*(?:supplier|lieferant|fournisseur|fornitore|proveedor|dostawca|leverancier|dodavatel|szállító)\s*:/imu,
    },
    {
      weight: 0.15,
      holds:
        /delivery date|liefertermin|wunschtermin|délai de livraison|termin dostawy|levertijd|fecha de entrega|data di consegna|dodací termín|szállítási határidő/iu,
    },
  ],
  weighing: [
    { weight: 0.2, holds: /(?<!\p{L})tar[ae]\p{L}?(?!\p{L})/iu },
    {
      weight: 0.2,
      holds:
        /bascule|weigh ?bridge|brückenwaage|fuhrwerkswaage|waga samochodowa|(?<!\p{L})pesa(?:tura)?(?!\p{L})|báscula|mostní váha|mérleg|weegbrug|cântar/iu,
    },
  ],
  booking: [
    {
      weight: 0.4,
      holds:
        /(?:confirm|bestätigen|confirmons|confermiamo|confirmamos|potwierdzamy|potvrzujeme|bevestigen)[^\n]{0,30}(?:booking|buchung|réservation|prenotazione|reserva|rezerwac|rezervac|boeking)/iu,
    },
  ],
  driver: [
    {
      weight: 0.2,
      holds:
        /(?<!\p{L})(?:driver(?:'s name)?|fahrer|chauffeur|conducteur|autista|conductor|motorista|kierowca|řidič|vodič|voznik|vozač|gépkocsivezető|conducător auto|förare|chaufför|chauffør|sjåfør|kuljettaja|vairuotojas|vadītājs|(?:auto)?juht|водач|водій|οδηγός|şoför|sürücü)\s?:/iu,
    },
    {
      weight: 0.2,
      holds:
        /(?:mileage|odometer|kilometerstand|tachomet\p{L}*|licznik|kilométrage|kilometraggio|kilometraje|kilómetros|kilometri\p{L}*|kilométeróra|przebieg|mittarilukema|mätarställning|spidometr\p{L}*|(?<!\p{L})km[ -](?:start|begin|eind|end|départ|arrivée|plecare|sosire|inizio|fine|licznik|polazak|odhod|dolaz|stav)|километ\p{L}+|χιλιόμετρα)/iu,
    },
    {
      weight: 0.2,
      holds:
        /(?<!\p{L})(?:spesen|reisekosten|verpflegungsmehraufwand|allowance|nights out|expenses claim|frais de (?:route|déplacement)|découchers?|nota spese|rimborso spese|trasferta|diet[ay]s?|diéta|diurn[aă]|dagvergoeding|onkostenvergoeding|traktamente|diæter|päiväraha|stravné|cestovné|napidíj|dnevnic[ae]|dienpinigiai|komandējum\p{L}*|päevaraha|командировъчни|пътни пари|добові|harcırah)(?!\p{L})/iu,
    },
    {
      weight: 0.15,
      holds:
        /(?<!\p{L})(?:diesel|fuel|gazole|gasoil|gasolio|gasóleo|paliwo|tankolás|üzemanyag|carburant|motorină|phm|nafta|brandstof|tanken|gorivo|гориво|пальне|degvielas?|kuras|kütus|polttoaine|yakıt)\P{L}{1,12}\d[\d.,]*\s?(?:l|lt|ltr|litr\p{L}*|л)(?!\p{L})/iu,
    },
  ],
  insurance: [
    {
      weight: 0.4,
      holds:
        /^\W*(?:the )?(?:assured|versicherter|versicherungsnehmer|assuré|assicurato|asegurado|ubezpieczony)(?!\p{L})/imu,
    },
  ],
}

/** Of so much of one use on a paper is no freight paper, unless it is named as one in its head. */
export const enoughOfOtherUse = 0.35

/** How strongly the text speaks for the likeliest of the other uses. */
export const otherUseOf = (text: string): number =>
  Math.max(
    ...Object.values(uses).map((signs) =>
      signs.filter(({ holds }) => holds.test(text)).reduce((sum, { weight }) => sum + weight, 0),
    ),
  )
