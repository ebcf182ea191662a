/** Returns a number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
export type Random = () => number

/** Looked up once: a market is made of millions of draws. */
const { cos, floor, imul, log, PI, sqrt } = Math

/** mulberry32 by Tommy Ettinger (public domain, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A generator that depends on the seed and on the stream's name only, so that streams never disturb each other. */
export function streamRandom(seed: number, streamName: string): Random {
  return seededRandom(streamSeed(seed, streamName))
}

/** The seed of a stream, for reading its numbers by index. */
export function streamSeed(seed: number, streamName: string): number {
  return hash(`${seed} ${streamName}`)
}

/** The seed for a place in a stream. Neighbours have nothing in common: the last mixing of MurmurHash3 by Austin Appleby (public domain). */
export function placeSeed(seed: number, place: number): number {
  let mixed = seed ^ imul(place, 0x9e3779b1)
  mixed = imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** A number of the normal distribution, mean 0 and variance 1, by the method of Box and Muller (1958). */
export function normal(random: Random): number {
  return sqrt(-2 * log(1 - random())) * cos(2 * PI * random())
}

/** A whole number from `min` to `max`, both included. */
export function randomInt(random: Random, min: number, max: number): number {
  return min + floor(random() * (max - min + 1))
}

/** A number from `min` up to but not including `max`. */
export function randomBetween(random: Random, min: number, max: number): number {
  return min + random() * (max - min)
}

/** FNV-1a, 32 bits (public domain, http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}
