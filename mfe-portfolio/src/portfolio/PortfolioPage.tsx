import { MarketAge } from '@aldergate/charts/age'
import { TickerStrip } from '@aldergate/charts/tickers'
import type { Pair } from '@aldergate/market'
import { sessionAtom } from '@aldergate/platform'
import { Card, later, media, Page, SimulatedTag, Skeleton, space, useFormat } from '@aldergate/ui'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styled from 'styled-components'
import { type Choice, SPANS } from '../performance/span'
import { AllocationCard } from './AllocationCard'
import { HoldingsTable } from './HoldingsTable'
import { LatePart } from './LatePart'
import { MonthlyProfitCard } from './MonthlyProfitCard'
import { spanAtom } from './portfolio.atoms'
import { SpanView } from './SpanView'
import { Tabs } from './Tabs'
import { useText } from './texts'
import { WaitingTickers } from './WaitingTickers'

/** A coin, shares and gold, which make up most of the sample account. */
const TICKERS: readonly Pair[] = ['BTC/GBP', 'UK100/GBP', 'XAU/GBP']

const range = later(() => import('./range/CustomRange'))

const CHOICES: readonly Choice[] = [...SPANS, 'custom']

/** The prerendered page has no numbers, so parts that need them have a fallback. */
export default function PortfolioPage() {
  const t = useText()
  const { user } = useAtomValue(sessionAtom)
  const [span, setSpan] = useAtom(spanAtom)
  const { sentences } = useFormat()

  return (
    <Page
      title={t('pageTitle')}
      intro={sentences([t('pageIntro'), user ? t('signedIn', user) : ''])}
      actions={
        <>
          <SimulatedTag />
          <MarketAge />
        </>
      }
      wide
      isHeavy
    >
      <Suspense fallback={<WaitingTickers />}>
        <TickerStrip pairs={TICKERS} label={t('tickers')} />
      </Suspense>
      <div>
        <Tabs
          label={t('timeframe')}
          tabs={CHOICES.map((id) => ({ id, label: t(`timeframe.${id}`) }))}
          selected={span}
          onSelect={setSpan}
        >
          {span === 'custom' ? (
            <LatePart part={range} height={460}>
              {({ CustomRange }) => (
                <CustomRange>{(days) => <SpanView chosen={days} />}</CustomRange>
              )}
            </LatePart>
          ) : (
            <SpanView chosen={span} />
          )}
        </Tabs>
      </div>
      <Columns>
        <Suspense fallback={<WaitingCard heading={t('monthlyProfit')} height={326} />}>
          <MonthlyProfitCard />
        </Suspense>
        <Suspense fallback={<WaitingCard heading={t('allocation')} height={326} />}>
          <AllocationCard />
        </Suspense>
      </Columns>
      <Suspense fallback={<WaitingCard heading={t('holdings')} height={320} />}>
        <HoldingsTable />
      </Suspense>
    </Page>
  )
}

function WaitingCard({ heading, height }: { heading: string; height: number }) {
  return (
    <Card heading={heading}>
      <Skeleton height={height} />
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space(2)};

  ${media.fromDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
