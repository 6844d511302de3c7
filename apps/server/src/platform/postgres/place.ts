import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '../processes/start-refused.ts'
import { giveTo, mayWrite, type OperatingUser, operatingUser } from './operating-user.ts'

/** Where PostgreSQL keeps its data, and who it runs as there. */
export interface DataHome {
  home: string
  cluster: string
  /** For the socket, and the measure of whether PostgreSQL reaches this place at all. */
  run: string
  user: OperatingUser
}

/** Only root needs a spare place, so these are root's to write. */
const SPARE_PLACES = ['/var/lib/efti-compliance-hub', '/var/tmp/efti-compliance-hub']

/**
 * `<dataDir>/postgres`, or, where PostgreSQL's user cannot reach that (below root's home), a folder of its own
 * elsewhere. The choice is written down in the data folder and kept from then on.
 */
export function choosePlace(dataDir: string): DataHome {
  const note = join(dataDir, 'postgres-place')
  if (existsSync(note)) return recordedPlace(note)

  const home = join(dataDir, 'postgres')
  const place = placeAt(home)
  const fresh = !existsSync(home)
  if (fresh) makeHome(place)
  if (mayWrite(place.user, place.run)) return place
  if (!fresh)
    throw new StartRefused(`The database in ${home} cannot be reached by user ${place.user.uid}, its owner.`)
  if (process.getuid?.() !== 0) throw new StartRefused(`The data folder ${dataDir} is not writable.`)

  rmSync(home, { recursive: true })
  const spare = placeAt(join(sparePlace(), randomBytes(6).toString('hex')))
  makeHome(spare)
  if (!mayWrite(spare.user, spare.run)) {
    throw new StartRefused(
      `Neither ${dataDir} nor ${spare.home} can hold the database. Set DATA_DIR to a folder that can.`,
    )
  }
  writeFileSync(note, `${spare.home}\n`)
  return spare
}

/** Root's folder for what other users must be able to read. */
export function sparePlace(): string {
  for (const folder of SPARE_PLACES) {
    try {
      mkdirSync(folder, { recursive: true })
      chmodSync(folder, 0o755)
      return folder
    } catch {
      // A read-only system folder: the next one.
    }
  }
  return join(tmpdir(), 'efti-compliance-hub')
}

function placeAt(home: string): DataHome {
  const cluster = join(home, 'cluster')
  return { home, cluster, run: join(home, 'run'), user: operatingUser(cluster) }
}

function recordedPlace(note: string): DataHome {
  const home = readFileSync(note, 'utf8').trim()
  if (!existsSync(home)) {
    throw new StartRefused(
      `The database of this data folder should be in ${home} (says ${note}), which is not there.`,
    )
  }
  return placeAt(home)
}

/** As root, the folder stays root's own: PostgreSQL's user gets the two inside that it needs, and no more. */
function makeHome({ home, run, user }: DataHome): void {
  mkdirSync(home, { recursive: true })
  chmodSync(home, process.getuid?.() === user.uid ? 0o700 : 0o711)
  mkdirSync(run, { mode: 0o700 })
  giveTo(user, run)
}
