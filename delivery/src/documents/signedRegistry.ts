import { compositionFile, type Purpose, type Registry, REGISTRY_FILE } from '@aldergate/contract'
import type { BuiltHost } from '@aldergate/contract/built'
import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { isSigned, type SigningKey } from '../signing/signature.ts'
import { readSoundJson } from '../disk/readJson.ts'
import { shownRegistry } from '../store/shown.ts'

type Trusting = Pick<BuiltHost, 'trustedKeys'>

/** Why this key, or no key, cannot sign for a host; `undefined` when it can, or no signature is needed. */
export function keyProblem({ trustedKeys }: Trusting, key?: SigningKey): string | undefined {
  if (trustedKeys.length === 0 || (key && trustedKeys.includes(key.publicKey))) return undefined
  const whose = key ? `yours is ${key.publicKey}` : 'there is none here'
  return (
    `The host takes only what is signed by ${trustedKeys.join(' or ')}, and ${whose}: ` +
    `set SIGNING_KEY to the key that belongs to it, or promote a host that trusts yours.`
  )
}

/**
 * The registry with a signature that its host trusts: the existing one if the same registry is in the store already,
 * so that serving or repairing needs no key, otherwise a new one. Refuses if a new one is needed and there is no key.
 */
export async function signedRegistry(
  store: string,
  registry: Registry,
  host: Trusting,
  key?: SigningKey,
): Promise<Registry> {
  const standing = await standingRegistries(store, registry)
  const signed = signedAs('registry', registry, standing, host, key)
  if (!signed) throw refusal(keyProblem(host, key) ?? '')
  return signed
}

/**
 * The part of a registry that a document carries, signed in the same way; `undefined` if it cannot be signed here. It
 * has a signing purpose of its own, so that it cannot replace the whole registry and hide all other pages.
 */
export async function signedPart(
  store: string,
  document: string,
  part: Registry,
  host: Trusting,
  key?: SigningKey,
): Promise<Registry | undefined> {
  const standing = alike(part, [await shownRegistry(store, document)])
  return signedAs('part', part, standing, host, key)
}

function signedAs(
  purpose: Purpose,
  registry: Registry,
  standing: readonly Registry[],
  host: Trusting,
  key?: SigningKey,
): Registry | undefined {
  const { trustedKeys } = host
  const known = standing.find(
    (each) => trustedKeys.length === 0 || isSigned(trustedKeys, purpose, each),
  )
  if (known) return { ...registry, signature: known.signature }
  if (keyProblem(host, key) !== undefined) return undefined
  return key ? key.signed(purpose, registry) : registry
}

/** Reads the copies of this very registry in the store, from each place that has one. */
async function standingRegistries(store: string, registry: Registry): Promise<Registry[]> {
  const places = [REGISTRY_FILE, compositionFile(registry.fingerprint ?? '')]
  const all = await Promise.all([
    shownRegistry(store),
    ...places.map((name) => readSoundJson(join(store, name))),
  ])
  return alike(registry, all)
}

function alike(registry: Registry, all: readonly unknown[]): Registry[] {
  const own = textOf(registry)
  return all.filter((each): each is Registry => textOf(each) === own)
}

function textOf(registry: unknown): string | undefined {
  return typeof registry === 'object' && registry !== null
    ? JSON.stringify({ ...registry, signature: undefined })
    : undefined
}
