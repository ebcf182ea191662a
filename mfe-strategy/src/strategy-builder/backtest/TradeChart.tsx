import { PriceChart } from '@aldergate/charts/price'
import { priceDecimals } from '@aldergate/contract'
import { type TimedTrade, tradeAt, tradeReturn } from '@aldergate/market/strategy'
import { Muted, space, useFormat } from '@aldergate/ui'
import { atom } from 'jotai'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { FinishedRun } from './finishedRun'
import { useText } from './texts'
import { tradeMarks } from './tradeMarks'
import type { TradeView } from './useTradeView'

const CHART_HEIGHT = 400

interface TradeChartProps {
  finished: FinishedRun
  view: TradeView
}

/** The price around a trade, with a text alternative. */
export function TradeChart({ finished, view }: TradeChartProps) {
  const t = useText()
  const format = useFormat()
  const { trades, bars, settings } = finished
  const { pair, timeframe, file } = settings
  const { place, window, candles } = view

  const trade = tradeAt(trades, place)
  const direction = t(`direction.${trade.direction}`)
  const percent = format.signedPercent(tradeReturn(trade) * 100)
  const source = useMemo(() => atom(candles), [candles])
  const marks = useMemo(
    () => tradeMarks(trades, window, candles, place, { entry: direction, exit: percent }),
    [trades, window, candles, place, direction, percent],
  )
  const said = sayTrade(trade)
  const own = file && { name: file.name, decimals: priceDecimals(Number(trades.entryPrice[0])) }

  function sayTrade({ entryTime, entryPrice, exitTime, exitPrice, exit }: TimedTrade) {
    return t('tradeSaid', {
      number: place + 1,
      total: trades.count,
      direction,
      percent,
      entryTime: format.dateTime(entryTime),
      entryPrice: format.price(entryPrice),
      exitTime: format.dateTime(exitTime),
      exitPrice: format.price(exitPrice),
      exit: t(`reason.${exit}`),
    })
  }

  return (
    <>
      <PriceChart
        pair={pair}
        own={own}
        timeframe={timeframe}
        source={source}
        {...marks}
        height={CHART_HEIGHT}
        toolbar="none"
        label={t('tradeChartOf', { name: file?.name ?? pair, timeframe, trade: said })}
      />
      <Words>
        <p role="status">{said}</p>
        <Muted as="p" $color="t2">
          {t('tradeMarks')}{' '}
          {candles.length * window.each < bars.count &&
            t('tradeWindow', { shown: window.until - window.from, total: bars.count })}{' '}
          {window.each > 1 && t('tradeSums', { each: window.each, timeframe })}
        </Muted>
      </Words>
    </>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
`
