import { list } from '../lexicon.ts'

/** What names a seal, its number or the act of sealing, in any language; further ones are the labels of boxes. */
export const sealWords = list`
  seal, seals, seal no, seal nos, sealed with, sealed under, siegel, siegelnr, siegelnummer, plombe, plomben, plombennr, plombennummer,
  plombiert, verplombt mit, versiegelt mit, zollplombe, zollverschluss, scellé, scellés, scellé sous, plomb, plombs, plombé, plombé sous,
  sigillo, sigilli, sigillato con, piombo, piombi, piombato con, precinto, precintos, precintado con, sello, sellos, selo, selos,
  selado com, zegel, zegels, zegelnr, zegelnummer, zegelnummers, verzegeling, verzegeld met, loodje, plomba, plomby, plombą, plombami,
  zaplombowano, závěra, závěry, celní závěra, plomb číslo, pečať, pečate, plomba č, plombă, plombe, plombelor, sigiliu, sigilii, sigiliul,
  plombering, plomb nr, plombnr, plombnummer, plomber, plombe nr, plombenr, plombenummer, plombert med, plomberad med, segl,
  forsegling, forseglet med, sinetti, sinetit, sinetöity, sinettinumero, plomm, plommid, plomba št, zalivka, zalivke, žig, plombirano,
  plombos, plomba nr, plombas, plombų nr, zīmogs, ólomzár, plombaszám, plombák, zárjegy, пломба, пломби, пломбы, пломба №, σφραγίδα,
  σφραγίδες, σφραγίδας, σφραγίδων, μολυβδοσφραγίδα, μολυβδοσφραγίδες, mühür, mühürler, mühür no, lacre, lacres, scellement, bolt seal, bolt seals, bottle seal, cable seal, plombierung, verplombung, plombowanie, plombovanie, zaplombováno`

/** What may stand between the word and the number: that it is fixed, whole, or looked at. */
export const sealStates = list`
  intact, intacts, intakt, intatti, intact and, applied, affixed, attached, fitted, checked, verified, closed, on doors, on door,
  angelegt, angebracht, unversehrt, apposé, apposés, apposée, posé, posés, apposto, apposti, applicato, applicati, colocado, colocados,
  puesto, puestos, aplicado, aplicados, aangebracht, aangelegd, założona, założone, nałożona, nałożone, přiložena, přiložené, připevněna,
  priložená, nasadená, aplicat, aplicate, påsatt, påsatte, anbragt, påsat, ehjä, kiinnitetty, felhelyezve, stavljena, nameščena,
  pritvirtinta, uždėta, uzlikta, paigaldatud, поставена, поставени, takılı, on trailer, am auflieger, sur remorque`
