import { besideCroatian, listsBesideCroatian } from '../../languages/serbian-words.ts'
import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const croatianAnnexVii: FormLanguage = {
  titles: list`informacije koje prate pošiljke otpada, podaci koji prate pošiljke otpada, prilog vii`,
  labels: {
    consignor: list`osoba koja organizira pošiljku, osoba koja ugovara pošiljku, osoba koja organizira otpremu`,
    consignee: list`uvoznik primatelj, uvoznik, primatelj`,
    wasteQuantity: list`stvarna količina, količina`,
    dateOfTakingOver: list`stvarni datum pošiljke, stvarni datum otpreme, datum pošiljke, datum otpreme`,
    carrier: list`prvi prijevoznik, 1 prijevoznik, prijevoznik`,
    successiveCarrier: list`drugi prijevoznik, 2 prijevoznik`,
    furtherCarrier: list`treći prijevoznik, 3 prijevoznik`,
    recoveryFacility: list`postrojenje za oporabu, laboratorij, postrojenje`,
    recoveryOperation: list`postupak oporabe, r kod, oznaka r, operacija oporabe`,
    nature: list`uobičajeni opis otpada, opis otpada, uobičajen opis otpada`,
    wasteCode: list`identifikacija otpada, oznaka otpada, ključni broj otpada`,
    modeOfTransport: list`sredstvo prijevoza, prijevozno sredstvo, način prijevoza`,
    established: list`mjesto i datum`,
    furniture: list`
      proizvođač otpada, predmetne države, predmetne zemlje, države, izvoz otprema, provoz, uvoz odredište, datum prijenosa, osoba za kontakt, kontakt osoba,
      izjava, ime, datum, potpis`,
  },
}

export const serbianAnnexVii: FormLanguage = {
  titles: besideCroatian(list`podaci koji prate pošiljku otpada, aneks vii`, croatianAnnexVii.titles),
  labels: listsBesideCroatian(
    {
      consignor: list`lice koje organizuje pošiljku, lice koje organizuje otpremu`,
      recoveryFacility: list`postrojenje za ponovno iskorišćenje, postrojenje za reciklažu, laboratorija`,
      recoveryOperation: list`operacija ponovnog iskorišćenja, r oznaka`,
      wasteCode: list`identifikacioni broj otpada, indeksni broj otpada`,
    },
    croatianAnnexVii.labels,
  ),
}
