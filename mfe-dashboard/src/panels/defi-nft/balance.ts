import { CHAINS } from './chains.data'

const WEI_PER_COIN = 1e18

/** As many decimals as a balance is shown with. */
export const COIN_DECIMALS = 4

/** Whole coins; more than sixteen digits of them nobody reads. */
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
