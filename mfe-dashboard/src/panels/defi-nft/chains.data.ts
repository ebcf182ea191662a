/** The known facts of a chain; `currency` is the coin that a balance is counted in. */
export interface Chain {
  name: string
  currency: string
  /** A test network, whose coins are worthless. */
  isTest?: true
}

/** By chain id, as in https://chainid.network. */
export const CHAINS: Readonly<Record<number, Chain>> = {
  1: { name: 'Ethereum', currency: 'ETH' },
  10: { name: 'OP Mainnet', currency: 'ETH' },
  56: { name: 'BNB Smart Chain', currency: 'BNB' },
  100: { name: 'Gnosis', currency: 'xDAI' },
  137: { name: 'Polygon', currency: 'POL' },
  324: { name: 'ZKsync Era', currency: 'ETH' },
  8453: { name: 'Base', currency: 'ETH' },
  42161: { name: 'Arbitrum One', currency: 'ETH' },
  43114: { name: 'Avalanche', currency: 'AVAX' },
  59144: { name: 'Linea', currency: 'ETH' },
  534352: { name: 'Scroll', currency: 'ETH' },
  17000: { name: 'Holesky', currency: 'ETH', isTest: true },
  560048: { name: 'Hoodi', currency: 'ETH', isTest: true },
  11155111: { name: 'Sepolia', currency: 'ETH', isTest: true },
}
