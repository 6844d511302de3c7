import { list } from '../lexicon.ts'

/** What streets, quarters and plots are called where no lexicon of ours is: Turkey, the East and the South. */
export const streetsOverseas: readonly string[] = list`
  cadde, caddesi, cad, sokak, sokağı, sok, sk, bulvarı, bulv, blv, mahallesi, mah, sitesi, osb, organize sanayi, yolu,
  jalan, jln, jl, lorong, soi, thanon, duong, marg, nagar, salai, chowk, bazar, plot, gat no, survey no, sharia, corniche,
  chome, vulytsia, vul, bulevar, prospekt`
