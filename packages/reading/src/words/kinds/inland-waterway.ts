import { list } from '../lexicon.ts'
import type { FormWords } from './form-words.ts'

/** Consignment notes and bills of lading by inland waterway: what they print beside the words of a note by road. */
export const inlandWaterwayWords: FormWords = {
  en: {
    titles: list`
      inland waterway consignment note, inland waterways consignment note, cmni consignment note, inland waterway bill of lading, inland waterways bill of lading, barge waybill,
      barge bill of lading, inland navigation consignment note, river bill of lading, cmni transport document,
      transport document cmni, inland waterway transport document, river waybill`,
    labels: {
      takingOver: list`
        port of loading and place of taking over, place and date of loading, place of loading and taking over,
        port and date of loading`,
      placeOfTakingOver: list`port of loading, place of loading, loading berth, loading place`,
      placeOfDelivery: list`
        port of discharge, place of discharge, port of discharge and place of delivery, place of discharge and delivery,
        port of unloading, unloading berth, discharging place`,
      dateOfTakingOver: list`date of loading, date of taking over and loading, loading date, loaded on`,
      vessel: list`vessel, barge, name of vessel, motor vessel, vessel name`,
    },
  },
  de: {
    titles: list`
      binnenschifffahrtsfrachtbrief, binnenschiffahrtsfrachtbrief, binnenschifffahrts frachtbrief, binnenschiffahrts frachtbrief, cmni frachtbrief, binnenschiffsfrachtbrief, frachtbrief binnenschifffahrt, frachtbrief binnenschiff,
      flusskonnossement, ladeschein flusskonnossement, flussladeschein, frachtbrief für die binnenschifffahrt,
      binnenkonnossement`,
    labels: {
      takingOver: list`ladestelle und übernahme, ort und tag der übernahme, ladeort und ladedatum, ort und datum der beladung`,
      placeOfTakingOver: list`ladehafen, ladestelle, ladeort, verladehafen, beladeort`,
      placeOfDelivery: list`löschhafen, löschstelle, löschort, löschplatz, entladehafen, löschhafen und ablieferungsort, entladestelle`,
      dateOfTakingOver: list`ladedatum, tag der beladung, beladen am, geladen am`,
      vessel: list`schiff, schiffsname, name des schiffes, motorschiff, gms, schubleichter`,
    },
  },
  nl: {
    titles: list`
      vrachtbrief binnenvaart, binnenvaartvrachtbrief, binnenvaart vrachtbrief, cognossement binnenvaart,
      binnenvaartcognossement, rivierconnossement, cmni vrachtbrief, vervoerdocument binnenvaart`,
    labels: {
      takingOver: list`laadplaats en datum, plaats en datum van belading`,
      placeOfTakingOver: list`laadplaats, laadhaven, laadplaats en plaats van inontvangstneming, plaats van belading`,
      placeOfDelivery: list`losplaats, loshaven, losplaats en plaats van aflevering, plaats van lossing, bestemmingshaven`,
      dateOfTakingOver: list`laaddatum, datum van belading, datum van inontvangstneming lading, geladen op`,
      vessel: list`schip, scheepsnaam, naam van het schip, motorschip, duwbak`,
    },
  },
  fr: {
    titles: list`
      lettre de voiture fluviale, lettre de voiture cmni, connaissement fluvial, lettre de voiture navigation intérieure, document de transport fluvial,
      lettre de voiture par voie navigable, lettre de voiture voies navigables`,
    labels: {
      takingOver: list`lieu et date de chargement, lieu de chargement et de prise en charge`,
      placeOfTakingOver: list`port de chargement, lieu de chargement, quai de chargement`,
      placeOfDelivery: list`port de déchargement, lieu de déchargement, lieu de déchargement et de livraison, quai de déchargement`,
      dateOfTakingOver: list`date de chargement, chargé le`,
      vessel: list`bateau, nom du bateau, automoteur, barge, pousseur`,
    },
  },
  pl: {
    titles: list`list przewozowy żeglugi śródlądowej, konosament żeglugi śródlądowej, żeglugowy list przewozowy`,
    labels: {
      placeOfTakingOver: list`port załadunku, miejsce załadunku`,
      placeOfDelivery: list`port rozładunku, port wyładunku, miejsce rozładunku, miejsce wyładunku`,
      dateOfTakingOver: list`data załadunku`,
      vessel: list`statek, barka, nazwa statku`,
    },
  },
  cs: {
    titles: list`nákladní list vnitrozemské plavby, náložný list vnitrozemské plavby, říční konosament, plavební nákladní list`,
    labels: {
      placeOfTakingOver: list`přístav nakládky, místo nakládky`,
      placeOfDelivery: list`přístav vykládky, místo vykládky`,
      dateOfTakingOver: list`datum nakládky`,
      vessel: list`plavidlo, loď, název plavidla`,
    },
  },
  hu: {
    titles: list`belvízi fuvarlevél, folyami fuvarlevél, belvízi hajórakjegy, hajófuvarlevél`,
    labels: {
      placeOfTakingOver: list`berakodó kikötő, rakodási hely, berakodás helye`,
      placeOfDelivery: list`kirakodó kikötő, kirakodás helye`,
      dateOfTakingOver: list`berakodás napja, berakodás dátuma`,
      vessel: list`hajó, hajó neve, uszály`,
    },
  },
  ro: {
    titles: list`scrisoare de transport fluvial, conosament fluvial, scrisoare de trăsură fluvială`,
    labels: {
      placeOfTakingOver: list`port de încărcare, locul încărcării`,
      placeOfDelivery: list`port de descărcare, locul descărcării`,
      dateOfTakingOver: list`data încărcării`,
      vessel: list`nava, barjă, numele navei`,
    },
  },
}
