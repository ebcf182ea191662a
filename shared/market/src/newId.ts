/** A unique id. Unlike `randomUUID`, it also works without https. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-')
}
