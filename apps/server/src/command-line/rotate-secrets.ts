import type { Config } from '../platform/config.ts'
import { rotateKeptDataKey, rotateKeptSessionSecret } from '../platform/kept-secrets.ts'
import { newSecret } from '../platform/secrets.ts'
import { DONE, NOT_DONE, type Tools } from './verb.ts'

/**
 * Needs no database: the next start, which is the first to know the new secrets, encrypts what is stored. What comes from
 * the environment must be changed by the operator: then it prints how.
 */
export function rotateSecrets(config: Config, print: Tools['print']): number {
  const { dataDir } = config
  if (config.dataKey === null) {
    const outcome = rotateKeptDataKey(dataDir)
    if (outcome !== 'rotated') {
      print(REFUSALS[outcome].replace('DATA_DIR', dataDir))
      return NOT_DONE
    }
    print(`There is a new data key in ${dataDir}.`)
  }
  if (config.sessionSecret === null) {
    rotateKeptSessionSecret(dataDir)
    print(`There is a new session secret in ${dataDir}: everybody will have to sign in again.`)
  }
  if (config.dataKey === null || config.sessionSecret === null) {
    print('Restart the product now (npm start). Until then it goes on with the secrets it was started with.')
    print('Make a new backup afterwards: an earlier one needs the data-key that is in it.')
  }
  if (config.sessionSecret !== null) print(sessionSecretByHand())
  if (config.dataKey !== null) print(dataKeyByHand())
  return config.dataKey === null && config.sessionSecret === null ? DONE : NOT_DONE
}

const REFUSALS = {
  none: 'There is no data key in DATA_DIR yet, so nothing was changed. Start the product once, then rotate.',
  unfinished:
    'The rotation before is not finished, so nothing was changed. Start the product once: it encrypts what is ' +
    'stored under the new data key and then removes data-key-previous from DATA_DIR.',
}

const sessionSecretByHand = () => `
SESSION_SECRET comes from the environment and was not changed. To rotate it, set for every process, and restart them:
  SESSION_SECRET=${newSecret()}
Everybody will have to sign in again.`

const dataKeyByHand = () => `
DATA_KEY comes from the environment and was not changed. To rotate it:
1. With several processes, first set DATA_KEY_PREVIOUS to the new key below for each, and restart them: all can then read both.
2. Set for every process, and restart them:
     DATA_KEY_PREVIOUS=<what DATA_KEY is now>
     DATA_KEY=${newSecret()}
3. Run npm start or npm run migrate with these settings: it encrypts what is stored under the new key.
4. Remove DATA_KEY_PREVIOUS, and restart.`
