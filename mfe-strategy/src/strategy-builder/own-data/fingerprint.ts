import type { Bars } from '@aldergate/market/strategy'

const OFFSET = 0x811c9dc5

const PRIME = 0x01000193

/**
 * A hash of the candles, independent of the file's name; collisions are very unlikely. FNV-1a of G. Fowler, L. C. Noll
 * and K.-P. Vo, a word at a time.
 */
export function fingerprintOf(bars: Bars): number {
  let hash = OFFSET
  for (const { buffer, byteOffset, length } of Object.values(bars) as Float64Array[]) {
    for (const word of new Uint32Array(buffer, byteOffset, 2 * length)) {
      hash = Math.imul(hash ^ word, PRIME)
    }
  }
  return hash >>> 0
}
