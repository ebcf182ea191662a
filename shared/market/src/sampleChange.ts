import { heldNewest } from './heldNewest'
import { blockOf, type PricePath } from './pricePath'
import { streamSeed } from './random'
import { BLOCK_STEPS, blockPositions } from './walk'

/** The sample turns back here: a day with more would not be believed beside the prices. */
export const MAX_CHANGE = 20

/**
 * The specified sample of a percent change at a step: from the opening's value it walks independently of the price, by
 * up to 1 per step.
 */
export function sampleChange(
  { opening, pair }: Pick<PricePath, 'opening' | 'pair'>,
  openingChange: number,
): (step: number) => number {
  const seed = streamSeed(opening.seed, `${pair} change`)
  const positions = heldNewest<Float64Array>(1, (block, spare) =>
    blockPositions(seed, block, spare),
  )
  const openingPosition = positionAt(0)

  function positionAt(step: number): number {
    const block = blockOf(step)
    return positions(block)[step - block * BLOCK_STEPS + 1] as number
  }

  return (step) => turnedBack(openingChange + positionAt(step) - openingPosition)
}

/** Reflects a walk at both limits. */
function turnedBack(value: number): number {
  const [wall, round] = [MAX_CHANGE, 4 * MAX_CHANGE]
  const way = (((value + wall) % round) + round) % round
  return way <= 2 * wall ? way - wall : 3 * wall - way
}
