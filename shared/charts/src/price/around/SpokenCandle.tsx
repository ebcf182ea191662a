import { memo, useEffect, useEffectEvent, useState } from 'react'
import { useFormat, VisuallyHidden } from '@aldergate/ui'
import { useText } from '../texts'
import type { PriceChartModel } from '../model/priceChartModel'
import { readingAt } from '../model/reading'
import { tradesInCandles } from '../model/trades'

/** While a key is held down, only the candle at which it stops is read. */
const PAUSE_MS = 200

/** When the candle begins to which the keyboard has moved; a new object is another key. */
export interface Spoken {
  time: number
}

interface SpokenCandleProps {
  /** `undefined` while nothing is announced, so that prices cause no render here. */
  model: PriceChartModel | undefined
  spoken: Spoken | undefined
}

/** Announces a candle once the crosshair rests on it; a tick alone announces nothing. */
export const SpokenCandle = memo(function SpokenCandle({ model, spoken }: SpokenCandleProps) {
  const t = useText()
  const { sentences } = useFormat()
  const [text, setText] = useState('')

  const read = useEffectEvent(() => {
    const reading = spoken && model && readingAt(model.candles, spoken.time)
    if (!reading) return ''
    const { candle, changePercent } = reading
    const { format } = model
    const prices = t('spokenCandle', {
      time: format.moment(candle.time),
      open: format.price(candle.open),
      high: format.price(candle.high),
      low: format.price(candle.low),
      close: format.price(candle.close),
      change: format.signedPercent(changePercent),
    })
    const trades = tradesInCandles(model)
      .filter((trade) => trade.time === candle.time)
      .map(({ side, price }) =>
        t(side === 'buy' ? 'spokenBuy' : 'spokenSell', { price: format.price(price) }),
      )
    return sentences([prices, ...trades])
  })

  useEffect(() => {
    const timer = setTimeout(() => setText(read()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [spoken])

  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {text}
    </VisuallyHidden>
  )
})
