import type { Pair } from '@aldergate/market'
import { TickerStrip } from '@aldergate/charts/quotes'
import { media, space, Tabs } from '@aldergate/ui'
import { useAtom } from 'jotai'
import styled from 'styled-components'
import { TIMEFRAMES } from '../performance/timeframe'
import { AllocationCard } from './AllocationCard'
import { HoldingsTable } from './HoldingsTable'
import { MonthlyProfitCard } from './MonthlyProfitCard'
import { timeframeAtom } from './portfolio.atoms'
import { useText } from './texts'
import { TimeframeView } from './TimeframeView'

export { MarketAge } from '@aldergate/charts/quotes'

/** A coin, shares and gold: what most of the sample account is in. */
const TICKERS: readonly Pair[] = ['BTC/GBP', 'UK100/GBP', 'XAU/GBP']

/** All that is made of prices and of the ledger. */
export function PortfolioContent() {
  const t = useText()
  const [timeframe, setTimeframe] = useAtom(timeframeAtom)

  return (
    <>
      <TickerStrip pairs={TICKERS} label={t('tickers')} />
      <div>
        <Tabs
          label={t('timeframe')}
          tabs={TIMEFRAMES.map((id) => ({ id, label: t(`timeframe.${id}`) }))}
          selected={timeframe}
          onSelect={setTimeframe}
        >
          <TimeframeView timeframe={timeframe} />
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
