/** The contributions of red, green and blue to perceived brightness. */
const WEIGHTS = [0.2126, 0.7152, 0.0722]

/** The contrast of two colours such as `#FF0000` by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a / b, b / a)
}

function luminance(hex: string): number {
  return WEIGHTS.reduce((sum, weight, at) => {
    return sum + weight * linear(hex.slice(1 + 2 * at, 3 + 2 * at))
  }, 0)
}

/** One channel of a colour without its gamma. */
function linear(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
