import { type Holding } from './holding'

/** The sample portfolio. */
export const HOLDINGS: readonly Holding[] = [
  { symbol: 'BTC/GBP', quantity: 0.42, avgCost: 38_250 },
  { symbol: 'ETH/GBP', quantity: 4.5, avgCost: 1_615.4 },
  { symbol: 'SOL/GBP', quantity: 120, avgCost: 17.85 },
  { symbol: 'SHIB/GBP', quantity: 25_000_000, avgCost: 0.0000082 },
  { symbol: 'AZN/GBP', quantity: 60, avgCost: 98.32 },
  { symbol: 'UK100/GBP', quantity: 850, avgCost: 7.12 },
  { symbol: 'WORLD/GBP', quantity: 95, avgCost: 80.05 },
  { symbol: 'EUR/GBP', quantity: 6_000, avgCost: 0.8635 },
  { symbol: 'XAU/GBP', quantity: 3, avgCost: 1_488.9 },
  { symbol: 'BRENT/GBP', quantity: 40, avgCost: 71.25 },
]
