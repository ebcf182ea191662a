import { TickerStrip } from '@aldergate/charts/tickers'
import type { Pair } from '@aldergate/market'
import { useText } from './texts'

const TICKERS: readonly Pair[] = [
  'BTC/GBP',
  'ETH/GBP',
  'UK100/GBP',
  'EUR/GBP',
  'XAU/GBP',
  'BRENT/GBP',
]

export function Tickers() {
  const t = useText()
  return <TickerStrip pairs={TICKERS} label={t('tickers')} />
}
