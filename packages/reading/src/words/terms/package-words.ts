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

const known = new Map(
  Object.entries(abbreviations).flatMap(([code, names]) =>
    names.map((name) => [bareWords(name), code] as const),
  ),
)

/** The kind of package that a cell of a column of units abbreviates. */
export const unitKind = (cell: string): string | undefined => known.get(bareWords(cell))
