/** Beyond this a double cannot distinguish a probability from 0 or 1. */
const FAR = 8.3

/** How probable it is that a standard normal variable is below `x`: G. Marsaglia, "Evaluating the Normal Distribution", 2004. */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return x
  if (x < -FAR) return 0
  if (x > FAR) return 1
  let [sum, before, term] = [x, 0, x]
  for (let odd = 3; sum !== before; odd += 2) {
    term *= (x * x) / odd
    before = sum
    sum += term
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI)
}

/** The inverse of `normalCdf`, by bisection down to the precision of a double. */
export function normalQuantile(probability: number): number {
  if (!(probability > 0 && probability < 1)) return Number.NaN
  let [low, high] = [-FAR, FAR]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (normalCdf(middle) < probability) low = middle
    else high = middle
  }
  return (low + high) / 2
}
