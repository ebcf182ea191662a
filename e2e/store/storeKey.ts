import { readFileSync } from 'node:fs'
import { signingKeyFile } from '@aldergate/delivery/process/root'
import type { SigningKey } from '@aldergate/delivery/signing/signature'
import { signingKey } from '@aldergate/delivery/signing/signingKey'

/** The signing key of the store under test: that of the commands which created it. */
export async function storeKey(): Promise<SigningKey> {
  const key = await signingKey(process.env)
  if (!key) throw new Error('There is no key: make the store by npm start, or set SIGNING_KEY.')
  return key
}

/** The same, for commands of another work tree. */
export function storeKeyText(): string {
  return process.env.SIGNING_KEY ?? readFileSync(signingKeyFile(), 'utf8')
}
