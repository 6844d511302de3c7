import { list } from '../lexicon.ts'

/** By what registers and tax offices call the numbers they give to a company, in Europe and overseas. */
export const registerWords: readonly string[] = list`
  iec, gstin, gst, cin, pan, cnpj, inscr est, rfc, cuit, ruc, nit, rut, ice, rc, pib, mb, matični broj, maticni broj, oib, mbs,
  еик, булстат, ддс, єдрпоу, едрпоу, іпн, пдв, инн, огрн, егн, пиб, матични број, єдб, едб, gln, duns, d u n s, uscc, usci, ust id,
  ust idnr, ust id nr, uid, fn, st nr, steuernr, steuer nr, hrb, hra, che, abn, acn, ein, fein, kvk, btw, cvr, se nr, org nr, orgnr,
  organisasjonsnummer, organisationsnummer, moms nr, momsnr, y tunnus, alv, alv nro, krs, regon, bdo, nip, ičo, ič, dič, ič dph,
  adószám, adosz, cégjegyzékszám, cui, cif, nif, nipc, nipt, αφμ, α φ μ, δου, δ ο υ, γεμη, γ ε μ η, siret, siren, rcs, ape, naf, p iva, piva,
  partita iva, cod fisc, codice fiscale, c f, rea, kmkr, reg kood, registrikood, reg nr, pvn, pvn reg nr, vienotais reģ nr, pvm, pvm kodas,
  įmonės kodas, įm kodas, im kodas, a k, matična št, id za ddv, davčna št, vergi no, vkn, mersis, mersis no, vat, vat no, vat reg no,
  vat id, tva, n tva, iva, eori, eori no, eori nr, ndeg eori, iec no, trn, tax id, tax no, company no, company number, co reg no,
  registered no, reg no`

/** Numbers that registers, tax offices and banks give to a company, as one bare word: they stand among the lines of its address. */
export const numbersOfParties: ReadonlySet<string> = new Set(list`
  cui, cif, nip, nif, regon, krs, bdo, iban, cont, vat, vatno, vatnr, vatreg, vatregno, vatid, ustid, ustidnr,
  uid, uidnr, ico, dic, icdph, nrordregcom, regcom, jregcom, eori, eorino, eorinr, orgnr, cvr, cvrnr, piva,
  partitaiva, codfiscale, cf, cfpiva, siret, siren, kvk, btw, btwnr, adoszam, cegjegyzekszam, oib, ddv, ytunnus,
  αφμ, дds, булстат, еик, vkn, vd, ttn`)
