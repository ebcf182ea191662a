import { media, Page, space } from '@aldergate/ui'
import { Suspense } from 'react'
import styled from 'styled-components'
import { InstrumentCard } from './chart/InstrumentCard'
import { LatestNews } from './latest-news/LatestNews'
import { OrderBookCard } from './order-book/OrderBookCard'
import { OrdersCard } from './orders/OrdersCard'
import { useText } from './texts'
import { useSymbolUrl } from './useSymbolUrl'
import { WatchlistCard } from './watchlist/WatchlistCard'

export default function TradingViewPage() {
  const t = useText()
  const { symbol, unknown, selectSymbol } = useSymbolUrl()

  return (
    <Page title={t('pageTitle')} wide isHeavy>
      <Desk>
        <Place $area="chart">
          <Suspense>
            <InstrumentCard pair={symbol} unknown={unknown} onSelect={selectSymbol} />
          </Suspense>
        </Place>
        <Place $area="list">
          <WatchlistCard selected={symbol} onSelect={selectSymbol} />
        </Place>
        <Place $area="book">
          <OrderBookCard pair={symbol} />
        </Place>
        <Place $area="orders">
          <Suspense>
            <OrdersCard pair={symbol} />
          </Suspense>
        </Place>
        <Place $area="news">
          <LatestNews />
        </Place>
      </Desk>
    </Page>
  )
}

/**
 * The chart takes the room that the book and the list leave. No grid on paper, where the rows below would not move when
 * a chart breaks to the next sheet.
 */
const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'chart' 'orders' 'list' 'book' 'news';
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-areas: 'chart chart' 'orders orders' 'list book' 'news book';
    grid-template-rows: auto auto auto 1fr;
  }

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 392px;
    grid-template-areas: 'chart list' 'chart book' 'orders book' 'orders news';
    grid-template-rows: auto 1fr auto auto;
  }

  ${media.fromWide} {
    grid-template-columns: minmax(0, 1fr) 352px 420px;
    grid-template-areas: 'chart book list' 'orders book list' 'orders book news';
    grid-template-rows: 1fr auto auto;
    min-height: calc(100dvh - 148px);
  }

  @media print {
    display: block;
  }
`

const Place = styled.div<{ $area: string }>`
  display: grid;
  grid-area: ${({ $area }) => $area};
  min-width: 0;

  @media print {
    display: block;
    margin-bottom: ${space(2)};
  }
`
