/**
 * Objects by key, shared by machines without a common file system. Through this interface no object ever changes, and
 * a reader that finds an object also finds everything that its writer wrote before.
 */
export interface Bucket {
  /** `s3://bucket/prefix` or `file:///folder`. */
  address: string
  /** The bytes of an object; `undefined` when there is none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** All keys with this prefix, sorted. */
  list: (prefix: string) => Promise<string[]>
  /**
   * Writes an object as a whole unless the key exists; returns false then. Of several concurrent writers, one
   * succeeds.
   */
  create: (key: string, bytes: Buffer) => Promise<boolean>
}
