import * as v from 'valibot'
import { RemoteName } from './remoteConfig.ts'

/** The content of a reviewer's link with its signature: a published version to be seen before it is live. */
export const Preview = v.strictObject({
  remote: RemoteName,
  version: v.string(),
  /** The Subresource Integrity value of the version's list of hashes, `integrity.json`. */
  integrity: v.pipe(v.string(), v.startsWith(`sha384-`)),
  /** Epoch milliseconds. */
  until: v.pipe(v.number(), v.integer()),
  signature: v.string(),
})

export type Preview = v.InferOutput<typeof Preview>

/** Formats a preview as the value of `?preview=`: `trading:0.1.0-3f9c…~<until>~<integrity>~<signature>`. */
export function writePreview({ remote, version, integrity, until, signature }: Preview): string {
  const hash = integrity.replace(/^sha384-/, '')
  return [`${remote}:${version}`, until, inAddress(hash), inAddress(signature)].join('~')
}

/** Parses such a value; `undefined` if it is malformed. Does not verify the signature. */
export function readPreview(text: string): Preview | undefined {
  const [, remote, version, until, hash = '', signature = ''] =
    /^([^:~]+):([^:~]+)~(\d+)~([\w=-]+)~([\w-]{86}==)$/.exec(text) ?? []
  // Fields in the order in which they were signed. A signature has 64 bytes: a truncated link counts as malformed, not
  // as forged.
  const preview = {
    remote,
    version,
    integrity: `sha384-${fromAddress(hash)}`,
    until: Number(until),
  }
  const read = v.safeParse(Preview, { ...preview, signature: fromAddress(signature) })
  return read.success ? read.output : undefined
}

/** Base64url, which needs no escaping in an address. */
function inAddress(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_')
}

function fromAddress(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}
