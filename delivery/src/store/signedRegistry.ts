import type { Registry } from '@aldergate/contract'
import type { BuiltHost } from '@aldergate/contract/built'
import { join } from 'node:path'
import { isRefusal, refusal } from '../process/refusal.ts'
import { isSigned, type SigningKey } from '../signing/signature.ts'
import { compositionFile } from './fingerprint.ts'
import { readJson } from './readJson.ts'
import { shownRegistry } from './shown.ts'

type Trusting = Pick<BuiltHost, 'trustedKeys'>

/** Why who has this key, or none, cannot sign for a host; `undefined` when they can, or nobody need. */
export function keyProblem({ trustedKeys }: Trusting, key?: SigningKey): string | undefined {
  if (trustedKeys.length === 0 || (key && trustedKeys.includes(key.publicKey))) return undefined
  const whose = key ? `yours is ${key.publicKey}` : 'there is none here'
  return (
    `The host takes only what is signed by ${trustedKeys.join(' or ')}, and ${whose}: ` +
    `set SIGNING_KEY to the key that belongs to it, or promote a host that trusts yours.`
  )
}

/**
 * The registry with a signature that its host trusts: the one that it has where it stands in the store already,
 * so that whoever serves or repairs needs no key, else a new one. Refuses where one is needed and the key is not there.
 */
export async function signedRegistry(
  store: string,
  registry: Registry,
  host: Trusting,
  key?: SigningKey,
): Promise<Registry> {
  const { trustedKeys } = host
  const known = (await standing(store, registry)).find(
    (each) => trustedKeys.length === 0 || isSigned(trustedKeys, 'registry', each),
  )
  if (known) return { ...registry, signature: known.signature }
  const problem = keyProblem(host, key)
  if (problem !== undefined) throw refusal(problem)
  return key ? key.signed('registry', registry) : registry
}

/** What stands in the store of this very registry, in each place that has it. */
async function standing(store: string, registry: Registry): Promise<Registry[]> {
  const own = textOf(registry)
  const places = ['registry.json', compositionFile(registry.fingerprint ?? '')]
  const all = await Promise.all([
    shownRegistry(store),
    ...places.map((name) => readSound(join(store, name))),
  ])
  return all.filter((each): each is Registry => textOf(each) === own)
}

async function readSound(file: string): Promise<unknown> {
  try {
    return await readJson(file)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

function textOf(registry: unknown): string | undefined {
  return typeof registry === 'object' && registry !== null
    ? JSON.stringify({ ...registry, signature: undefined })
    : undefined
}
