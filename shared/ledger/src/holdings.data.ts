import type { OpeningHolding } from './entry'

/** The sample portfolio that every ledger opens with. */
export const SAMPLE_HOLDINGS: readonly Pick<OpeningHolding, 'pair' | 'quantity' | 'averageCost'>[] =
  [
    { pair: 'BTC/GBP', quantity: '0.42', averageCost: '38250' },
    { pair: 'ETH/GBP', quantity: '4.5', averageCost: '1615.4' },
    { pair: 'SOL/GBP', quantity: '120', averageCost: '17.85' },
    { pair: 'SHIB/GBP', quantity: '25000000', averageCost: '0.0000082' },
    { pair: 'AZN/GBP', quantity: '60', averageCost: '98.32' },
    { pair: 'UK100/GBP', quantity: '850', averageCost: '7.12' },
    { pair: 'WORLD/GBP', quantity: '95', averageCost: '80.05' },
    { pair: 'EUR/GBP', quantity: '6000', averageCost: '0.8635' },
    { pair: 'XAU/GBP', quantity: '3', averageCost: '1488.9' },
    { pair: 'BRENT/GBP', quantity: '40', averageCost: '71.25' },
  ]
