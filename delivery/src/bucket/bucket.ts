/**
 * Objects by their keys, shared by machines that have no file system in common. Through it no object ever changes, and
 * whoever has found one also finds everything that its writer wrote before.
 */
export interface Bucket {
  /** `s3://bucket/prefix` or `file:///folder`. */
  address: string
  /** The bytes of an object; `undefined` when there is none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** All keys that begin like this, in their order. */
  list: (prefix: string) => Promise<string[]>
  /** Writes an object, as a whole, unless there is one of that key; false then. Of several who try at once, one succeeds. */
  create: (key: string, bytes: Buffer) => Promise<boolean>
}
