const MARK = ',"seal":"'

/** Two hashes of 32 bits, so that damage almost never matches by chance. */
const OFFSETS = [0x811c9dc5, 0x9747b28c] as const
const PRIMES = [0x01000193, 0x5bd1e995] as const

/** A fingerprint of a text, based on Fowler, Noll and Vo: detects damage, not forgery. */
export function fingerprintOf(text: string): string {
  let [one, other]: [number, number] = [...OFFSETS]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, PRIMES[0])
    other = Math.imul(other ^ unit, PRIMES[1])
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The JSON of an object that is not empty, with a fingerprint of itself for a last property. */
export function sealed(json: string): string {
  return `${json.slice(0, -1)}${MARK}${fingerprintOf(json)}"}`
}

/** Whether a text is as `sealed` gave it, to the last character. */
export function isSealed(text: string): boolean {
  const at = text.lastIndexOf(MARK)
  return at >= 0 && text === sealed(`${text.slice(0, at)}}`)
}
