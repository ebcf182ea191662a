import { Button } from '@aldergate/ui'
import { useState } from 'react'
import { CardActions } from '../../parts/CardActions'
import { useDraftOrder } from '../../parts/useDraftOrder'
import { type Insight, signalSide } from './insight'
import { InsightDetails } from './InsightDetails'
import { useText } from './texts'
import { WatchlistLine } from './WatchlistLine'

/** The three buttons change nothing: one fills in the order ticket, two open something below them. */
export function InsightActions({ insight }: { insight: Insight }) {
  const t = useText()
  const [isDetailed, setIsDetailed] = useState(false)
  const [isWatching, setIsWatching] = useState(false)
  const draftOrder = useDraftOrder('ai-insights')
  const { pair, signal } = insight

  return (
    <>
      <CardActions>
        <Button
          size="small"
          variant="primary"
          aria-label={t('placeTradeIn', { pair })}
          onClick={() => draftOrder(pair, signalSide(signal))}
        >
          {t('placeTrade')}
        </Button>
        <Button
          size="small"
          aria-label={t('viewDetailsOf', { pair })}
          aria-expanded={isDetailed}
          onClick={() => setIsDetailed(!isDetailed)}
        >
          {t('viewDetails')}
        </Button>
        <Button
          size="small"
          data-lead-focus
          aria-label={t('addPairToWatchlist', { pair })}
          aria-expanded={isWatching}
          onClick={() => setIsWatching(!isWatching)}
        >
          {t('addToWatchlist')}
        </Button>
      </CardActions>
      {isWatching && <WatchlistLine pair={pair} />}
      {isDetailed && <InsightDetails insight={insight} />}
    </>
  )
}
