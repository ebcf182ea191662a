import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Built, parseAs } from '@aldergate/contract'
import { storeUnderTest } from '../app'
import { liveRegistry } from '../liveRegistry'

/** The kit of the store under test: promotion asks that all have the same one. */
export function liveKit(): Built['kit'] {
  const file = join(storeUnderTest(), 'host', liveRegistry().hostVersion, 'remote.json')
  return parseAs(Built, file, JSON.parse(readFileSync(file, 'utf8'))).kit
}
