import type { Pair } from '@aldergate/market'
import { TickerStrip } from '@aldergate/charts/tickers'
import { media, space } from '@aldergate/ui'
import { useAtom } from 'jotai'
import styled from 'styled-components'
import { SPANS } from '../performance/span'
import { AllocationCard } from './AllocationCard'
import { HoldingsTable } from './HoldingsTable'
import { MonthlyProfitCard } from './MonthlyProfitCard'
import { spanAtom } from './portfolio.atoms'
import { useText } from './texts'
import { SpanView } from './SpanView'
import { Tabs } from './Tabs'

export { MarketAge } from '@aldergate/charts/age'

/** A coin, shares and gold: what most of the sample account is in. */
const TICKERS: readonly Pair[] = ['BTC/GBP', 'UK100/GBP', 'XAU/GBP']

/** All that is made of prices and of the ledger. */
export function PortfolioContent() {
  const t = useText()
  const [span, setSpan] = useAtom(spanAtom)

  return (
    <>
      <TickerStrip pairs={TICKERS} label={t('tickers')} />
      <div>
        <Tabs
          label={t('timeframe')}
          tabs={SPANS.map((id) => ({ id, label: t(`timeframe.${id}`) }))}
          selected={span}
          onSelect={setSpan}
        >
          <SpanView span={span} />
        </Tabs>
      </div>
      <Columns>
        <MonthlyProfitCard />
        <AllocationCard />
      </Columns>
      <HoldingsTable />
    </>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.fromDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
