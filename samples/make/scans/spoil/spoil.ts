import type { Degradation } from '../degradations.ts'
import type { Random } from '../random.ts'
import { type Compressed, toFax, toJpeg } from './compress.ts'
import { relight } from './light.ts'
import { addGrain, addSpecks } from './noise.ts'
import { photograph } from './photograph.ts'
import { type Picture, pictureOf, sharpOf } from './picture.ts'
import { skew } from './skew.ts'
import { addStamps } from './stamp.ts'
import type { View } from './view.ts'

/** A clean page as a scanner, a fax, a phone or a careless hand hands it on. */
export async function spoil(
  page: Picture,
  how: Degradation,
  view: View | null,
  random: Random,
): Promise<Compressed> {
  let picture = how.stamps ? await addStamps(page, random) : page
  picture = view && how.photo ? await photograph(picture, view, how.photo, random) : skew(picture, how.skew)
  picture = addSpecks(picture, how.specks, random)
  if (how.blur > 0) picture = await pictureOf(sharpOf(picture).blur(how.blur), picture.dpi)
  picture = addGrain(relight(picture, how.light), how.grain, random)
  if (how.turn !== 0) picture = await pictureOf(sharpOf(picture).rotate(how.turn), picture.dpi)
  return 'fax' in how.file ? toFax(picture, how.file.fax) : toJpeg(picture, how.file.jpeg)
}
