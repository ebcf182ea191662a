import { type Pair } from '@aldergate/shared/market/pairs'
import { sessionAtom } from '@aldergate/shared/state/session'
import { Page } from '@aldergate/shared/ui/Page'
import { Tabs } from '@aldergate/shared/ui/Tabs'
import { TickerStrip } from '@aldergate/shared/ui/TickerStrip'
import { space } from '@aldergate/shared/theme'
import { useAtom, useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import { HoldingsTable } from './HoldingsTable'
import { timeframeAtom } from './portfolio.atoms'
import { SummaryCards } from './SummaryCards'
import { TIMEFRAMES } from './timeframe'

const TICKERS: readonly Pair[] = [
  'BTC/GBP',
  'ETH/GBP',
  'AZN/GBP',
  'UK100/GBP',
  'EUR/GBP',
  'XAU/GBP',
]

export default function PortfolioPage() {
  const t = useText()
  const [timeframe, setTimeframe] = useAtom(timeframeAtom)
  const { user } = useAtomValue(sessionAtom)
  const intro = [t('pageIntro'), user && t('signedIn', user)].filter(Boolean).join(' ')

  return (
    <Page title={t('pageTitle')} intro={intro} wide>
      <TickerStrip pairs={TICKERS} label={t('tickers')} />
      <div>
        <Tabs
          label={t('timeframe')}
          tabs={TIMEFRAMES.map((id) => ({ id, label: t(`timeframe.${id}`) }))}
          selected={timeframe}
          onSelect={setTimeframe}
        >
          <Panel>
            <SummaryCards timeframe={timeframe} />
          </Panel>
        </Tabs>
      </div>
      <HoldingsTable />
    </Page>
  )
}

const Panel = styled.div`
  padding-top: ${space(2)};
`
