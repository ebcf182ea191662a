/** An id that nothing else has. Unlike `randomUUID`, this is there without https, too. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-')
}
