import { besideCroatian, listsBesideCroatian } from '../../languages/serbian-words.ts'
import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const croatianDangerousGoods: FormLanguage = {
  titles: list`
    prijevozna isprava adr, isprava o prijevozu opasnih tvari, prijevozna isprava za opasne tvari, isprava za prijevoz opasnih tvari,
    prijevozna isprava, adr prijevozna isprava, deklaracija opasnog tereta, izjava o opasnom teretu, isprava o prijevozu`,
  labels: {
    consignor: list`pošiljatelj, pošiljatelj robe`,
    consignee: list`primatelj, primatelj robe`,
    carrier: list`prijevoznik`,
    documentNumber: list`broj isprave, isprava br, broj dokumenta, br isprave`,
    dateOfIssue: list`datum, datum izdavanja, datum isprave`,
    packageCount: list`broj koleta, broj pakiranja, broj komada, broj ambalaže, količina ambalaže`,
    packing: list`
      vrsta ambalaže, vrsta pakiranja, broj i vrsta ambalaže, broj i vrsta pakiranja, ambalaža, opis pakiranja, broj i opis koleta, broj i vrsta koleta`,
    nature: list`
      službeni naziv tvari, pravilan otpremni naziv, ispravan otpremni naziv, naziv tvari, službeni naziv za prijevoz, otpremni naziv, opis robe, naziv`,
    unNumber: list`un broj, un br, un`,
    hazardClass: list`klasa, listica, listice opasnosti, klasa opasnosti, broj listice, naljepnica, razred, klasa listica`,
    packingGroup: list`pakirna skupina, skupina pakiranja, ambalažna skupina, ps, pg`,
    tunnelCode: list`kod tunela, kod ograničenja za tunele, tunelski kod, tunel, kod za tunele, kod ograničenja tunela`,
    grossWeight: list`bruto masa, bruto masa kg, bruto kg, bruto težina, bruto, ukupna bruto masa`,
    netWeight: list`neto masa, neto masa kg, neto kg, neto količina, neto, ukupna količina, količina kg, neto težina`,
    emergencyPhone: list`telefon za hitne slučajeve, broj za hitne slučajeve, telefon u slučaju nesreće, hitni telefon`,
    information: list`dodatne informacije, dodatni podaci`,
    established: list`mjesto i datum, mjesto datum`,
    tractorPlate: list`tegljač, vučno vozilo, motorno vozilo`,
    trailerPlate: list`prikolica, poluprikolica`,
    furniture: list`
      prijevozna kategorija, vozač, izjava, izjava pošiljatelja, ograničene količine, opasno za okoliš, rb, r br, napomena, napomene, bodovi, trgovački naziv`,
  },
}

export const serbianDangerousGoods: FormLanguage = {
  titles: besideCroatian(
    list`
      isprava o prevozu opasne robe, isprava o prevozu opasnog tereta, transportni dokument za opasnu robu, prevozna isprava za opasan teret,
      isprava za prevoz opasnog tereta, transportni dokument adr, dokument o prevozu opasne robe, deklaracija o opasnoj robi`,
    croatianDangerousGoods.titles,
  ),
  labels: listsBesideCroatian(
    {
      packing: list`broj i opis ambalaže, vrsta i broj ambalaže`,
      nature: list`zvaničan naziv za transport, zvanični naziv za transport, zvaničan naziv materije, naziv materije, pravilan naziv za transport`,
      hazardClass: list`klasa, broj listice opasnosti, listica opasnosti`,
      packingGroup: list`ambalažna grupa, grupa pakovanja, pakovna grupa, ag`,
      tunnelCode: list`tunelski kod, kod za ograničenje prolaska kroz tunele, kod ograničenja za tunel`,
      emergencyPhone: list`telefon za hitne intervencije, telefon za slučaj opasnosti`,
      furniture: list`transportna kategorija, opasno po životnu sredinu, red br`,
    },
    croatianDangerousGoods.labels,
  ),
}
