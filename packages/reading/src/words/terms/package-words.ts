import { bareWords } from '../compare.ts'
import { list } from '../lexicon.ts'

/**
 * How columns of units abbreviate kinds of package (UN/ECE Recommendation 21), in all languages: 'CT', 'Kart.', 'wor.'.
 * They mean it only as the whole of a cell, never within a text.
 */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  CT: list`ct, ctn, ctns, cart, cartons, crt, krt, kart, ktn, kar, krtn, cta, crtn, kartony, kt, kto, karts`,
  PX: list`pal, pall, plt, pll, palt, plts, pals, epal, eur pal`,
  SA: list`sc, sac, sck, zk, wor, pyt, vr, sk, säck, vak`,
  JC: list`kan, kanist, jerr, tan`,
  DR: list`fs, fst, fus, sud, becz, vat, fut, tromm, drm, dr`,
  BJ: list`eim, wiad, em, hob`,
  BE: list`bd, bdl, bdle, bdls, bdles, bndl, bnd, bund, wiąz, wiaz, fasc, bundt`,
  PK: list`pak, pck, pkt, pkg, pac, conf, bal, balík, paq, opak, paczka`,
  BX: list`cj, cx, cut, ds, æsk, bx`,
  RO: list`rl, rll, rot, rol, rul`,
  CS: list`kst, kis, ki, skrz, cs, bed, holzk, hk`,
}

/** Kinds that trade papers of several languages name alike, beside those of the lexicons. */
export const furtherKinds: Readonly<Record<string, readonly string[]>> = {
  SI: list`skid, skids`,
  BE: list`bdl, bdls, bndl, bndls, fagot, fagots, atado, atados, knippe, knipper`,
  PK: list`packstücken, kollis, colis, packs, cradle, cradles`,
  SA: list`säcken, σακί, σακιά, τσουβάλι, τσουβάλια`,
  DR: list`fässern`,
  PU: list`tray, trays, tacka, tace, vassoio, vassoi, bandeja, bandejas, barquette, barquettes, träg, steige, steigen`,
  BJ: list`
    bucket, buckets, eimer, hobbock, hobbocks, emmer, emmers, seau, seaux, secchio, secchi, secchiello, secchielli,
    cubo, cubos, balde, baldes, wiadro, wiadra, wiader, kbelík, kbelíky, vödör, găleată, găleți, hink, hinkar,
    spand, spande, spann, ämpäri, ämpäriä, vedro, vedra`,
  PL: list`pail, pails`,
  KG: list`keg, kegs`,
  TB: list`tub, tubs, kübel`,
  BI: list`bin, bins`,
  BO: list`demijohn, demijohns`,
  RO: list`rulou, rulouri, рулон, рула`,
  CS: list`faláda, faládák, puukast, puukastid, koka kaste, koka kastes, medinė dėžė, дървен сандък`,
  CR: list`klatka, klatki, kratka, klec, klece, latkový rám`,
}

const known = new Map(
  Object.entries(abbreviations).flatMap(([code, names]) =>
    names.map((name) => [bareWords(name), code] as const),
  ),
)

/** The kind of package that a cell of a column of units abbreviates. */
export const unitKind = (cell: string): string | undefined => known.get(bareWords(cell))

const pieces = new Set(
  list`
    pc, pcs, pce, pces, piece, pieces, unit, units, stk, stück, stücke, pièce, pièces, pieza, piezas, pza, pzas, pezzo,
    pezzi, pz, peça, peças, pçs, szt, sztuk, sztuki, ks, kus, kusy, kusů, db, darab, buc, bucăți, st, stycken, stuks, kpl,
    kappaletta, adet, kom, kosov, vnt, gab, τεμ, τεμάχια, бр, шт`.map(bareWords),
)

/** 'PCS', 'Stück': what is counted piece by piece is in no package. */
export const isPieces = (word: string): boolean => pieces.has(bareWords(word))
