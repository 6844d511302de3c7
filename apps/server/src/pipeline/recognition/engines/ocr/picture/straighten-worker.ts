import type { GrayPicture } from '../ocr-engine.ts'
import { type Straightened, straighten } from './straighten.ts'

export interface StraightenTask {
  picture: GrayPicture
  other: boolean
}

/** Runs in a thread of its own. */
export default function run({ picture, other }: StraightenTask): Promise<Straightened> {
  return straighten(picture, other)
}
