import { list } from '../../words/lexicon.ts'
import { wordsOf } from '../prose/words-of-concepts.ts'

/** What is pulled. */
export const trailers = wordsOf(
  ['trailerPlate'],
  list`
    trl, trailer, semi, semitrailer, semi trailer, trailer no, koeltrailer, koeloplegger, oplegger, aanhanger, aanhangwagen,
    remorque, semi remorque, semi-remorque, rimorchio, semirimorchio, rim, semirim, remolque, semirremolque, reboque,
    semirreboque, galera, anhänger, anh, aufl, hänger, auflieger, sattelauflieger, přívěs, přívěsem, návěs, návěsem, príves, prívesom,
    náves, návesom, släp, släpvagn, trailern, påhäng, hæng, hænger, påhængsvogn, sættevogn, anhænger, henger, tilhenger,
    semihenger, perävaunu, puoliperävaunu, pótkocsi, félpótkocsi, pótkocsival, remorcă, remorca, semiremorcă, semiremorca,
    przyczepa, przyczepą, naczepa, naczepą, naczepy, prikolica, prikolico, polprikolica, poluprikolica, priekaba, puspriekabė,
    piekabe, puspiekabe, haagis, poolhaagis, ремарке, полуремарке, прицеп, полуприцеп, ρυμουλκούμενο, επικαθήμενο, ρυμούλκα,
    dorse, römork, treyler, причіп, причепа, напівпричіп, напівпричепа, полуприцепа, прицепа, приколица, полуприколица, puspriekabes`,
)

/** What pulls, by words that mean nothing else. */
export const tractors = wordsOf(
  ['tractorPlate'],
  list`
    veh, vehicle, truck, lorry, tractor unit, lastzug, sattelzug, gliederzug, motorwagen, fahrzeug, lkw, véhicule, tracteur,
    porteur, camion, camionnette, motrice, trattore, autocarro, automezzo, autoarticolato, autotreno, tractora, cabeza tractora,
    camión, vehículo, trator, tractor, viatura, veículo, camião, trekker, vrachtwagen, vrachtauto, combinatie, ciągnik,
    ciągnikiem, pojazd, samochód, samochodem, tahač, tahačem, ťahač, ťahačom, souprava, soupravou, súprava, vozidlo, vontató,
    nyerges vontató, szerelvény, nyergesvontató, cap tractor, autotractor, autocamion, autocamionul, autotren, lastbil, lastbilen,
    dragbil, bogserare, forvogn, trækker, vogntog, trekkvogn, vetoauto, kuorma-auto, ajoneuvo, vilkikas, vilkiku, sunkvežimis,
    vilcējs, kravas auto, veok, sadulveok, sõiduk, tegljač, tegljača, vlačilec, tovornjak, kamion, vozilo, влекач, влекача, камион,
    автомобил, тягач, ελκυστής, τράκτορας, φορτηγό, çekici, araç, автомобіль, тягача, вантажівка, zgm, sattelzugmaschine, szm, zugmaschine, tegljač`,
)

/** Plates in words that mean nothing else, whatever bears them. */
export const plates = wordsOf(
  ['plates'],
  list`
    kenteken, kentekens, kennzeichen, pol kennz, targa, targhe, targato, targata, matrícula, matrículas, matriculado, immatriculé,
    immatriculée, immatriculation, immat, spz, ečv, evč, rendszám, rendszáma, frsz, nr înmatriculare, număr de înmatriculare,
    nr rej, nr rejestracyjny, nr rejestracyjne, reg no, reg nr, reg nro, rek nro, rekisterinumero, regnr, registration no,
    registration, reg.št, registrska, valst nr, plaka, plakası, рег, мпс, рег номер, рег №, αρ κυκλ, αρ κυκλοφορίας, αρ αυτοκινήτου, nummerplade, reg.nr,
    kfz kennz, kfz kennzeichen, lkw kennz, lkw kennzeichen, pol kennzeichen, amtl kennzeichen, kontrollschild, plaque, plaques, plate, plates, plate no,
    number plate, д н з, днз, державний номер, держ номер, registarske oznake, registarska oznaka, registracija, reg oznaka, reg oznake, ŠPZ,
    evidenční číslo vozidla, registreringsnummer, skyltnr, regnummer, skiltnr, kjennemerke, reg tábla, reģ nr, valsts nr`,
)

/** They lead to a plate only where what follows is shaped as one: they mean other things too. */
export const ambiguous = wordsOf(
  [],
  list`reg, regn, rz, auto, autem, autó, bil, bilen, zug, zuges, wagen, wóz, unit, vogn, ekipage, a/m`,
)
