import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createExclusively } from '../disk/durable.ts'
import { hasCode, refusal } from '../process/refusal.ts'
import { signingKeyFile, WORK_FOLDER } from '../process/root.ts'
import { isPublicKey, type SigningKey, signingKeyOf } from './signature.ts'

/** The DER prefix of a private key, before the 32 bytes of its seed (RFC 8410). */
const SEED_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The mode of the key's file: only its owner may read and write it. */
const OWN = 0o600

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The key that signs releases: that of the environment (SIGNING_KEY, as PEM or as the seed in base64; empty for none),
 * else the one that the work tree has generated; `undefined` if there is neither. Refuses an invalid key.
 */
export async function signingKey(
  env: Environment,
  folder = WORK_FOLDER,
): Promise<SigningKey | undefined> {
  if (env.SIGNING_KEY === '') return undefined
  if (env.SIGNING_KEY !== undefined) {
    return read(
      env.SIGNING_KEY,
      'SIGNING_KEY is no Ed25519 key: give it a PEM as openssl genpkey -algorithm ed25519 writes it, or ' +
        'the 32 bytes of a seed in base64.',
    )
  }
  const file = signingKeyFile(folder)
  try {
    return read(
      await readFile(file, 'utf8'),
      `${file} is no Ed25519 key: restore it from a copy, or remove it and promote the host, which is then ` +
        `built for a new one, with --allow-new-key.`,
    )
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

/**
 * The public keys that a host is built to trust: those of the environment (TRUSTED_KEYS, separated by commas; empty
 * for none, so that it checks nothing), else that of the signing key, which is generated if there is none.
 */
export async function trustedKeys(
  env: Environment,
  folder = WORK_FOLDER,
): Promise<readonly string[]> {
  if (env.TRUSTED_KEYS === undefined) {
    if (env.SIGNING_KEY === '') return []
    const key = (await signingKey(env, folder)) ?? (await madeKey(folder))
    return [key.publicKey]
  }
  const keys = env.TRUSTED_KEYS.split(',').map((key) => key.trim())
  const named = keys.filter((key) => key !== '')
  const foreign = named.find((key) => !isPublicKey(key))
  if (foreign === undefined) return named
  throw refusal(
    `TRUSTED_KEYS has "${foreign}", which is no public key: npm run key says what yours is.`,
  )
}

/** Generates a key. Of two concurrent calls, both get the one that was stored first. */
async function madeKey(folder: string): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await createExclusively(signingKeyFile(folder), pem, OWN)
  const key = await signingKey({}, folder)
  if (key) return key
  throw new Error(`${signingKeyFile(folder)} was made and is gone.`)
}

function read(text: string, problem: string): SigningKey {
  const key = privateKeyIn(text.trim())
  if (key?.asymmetricKeyType !== 'ed25519') throw refusal(problem)
  return signingKeyOf(key)
}

function privateKeyIn(text: string): KeyObject | undefined {
  try {
    // A seed has as many bytes as a public key, so the same check applies.
    if (!isPublicKey(text)) return createPrivateKey(text)
    const key = Buffer.concat([SEED_PREFIX, Buffer.from(text, 'base64')])
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } catch {
    return undefined
  }
}
