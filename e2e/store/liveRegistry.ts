import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAs, Registry } from '@aldergate/contract'
import { storeUnderTest } from './storeUnderTest'

/** The composition of the store under test. */
export function liveRegistry(): Registry {
  const file = join(storeUnderTest(), 'registry.json')
  return parseAs(Registry, file, JSON.parse(readFileSync(file, 'utf8')))
}
