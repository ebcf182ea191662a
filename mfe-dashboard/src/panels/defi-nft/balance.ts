import { CHAINS } from './chains.data'

const WEI_PER_COIN = 1e18

/** The decimals of a displayed balance. */
export const COIN_DECIMALS = 4

/** Whole coins as a number; digits beyond the sixteenth do not matter for display. */
export function coins(wei: bigint): number {
  return Number(wei) / WEI_PER_COIN
}

/** How a chain's coin can be valued in pounds. */
export type Valuation = 'eth' | 'worthless' | 'unknown'

export function valuationOn(chainId: number | undefined): Valuation {
  const chain = chainId === undefined ? undefined : CHAINS[chainId]
  if (chain?.isTest) return 'worthless'
  return chain?.currency === 'ETH' ? 'eth' : 'unknown'
}
