import type { BacktestRequest } from '@aldergate/market/strategy'
import { Muted, space, useFormat } from '@aldergate/ui'
import { SignedMoney, Stat } from '@aldergate/ui/data'
import styled from 'styled-components'
import { STRATEGY_PAIR } from './backtest'
import type { BacktestFigures } from './backtestFigures'
import { useText } from './texts'

interface BacktestFigureListProps {
  figures: BacktestFigures
  request: BacktestRequest
}

/** The five figures of a run, and on which assumptions it was made. */
export function BacktestFigureList({ figures, request }: BacktestFigureListProps) {
  const t = useText()
  const format = useFormat()
  const { totalPnL, maxDrawdown, winRate, sharpeRatio, avgTrade, trades, bars } = figures
  const { timeframe } = request.rules
  const { capital, commissionPercent } = request.terms
  const pair = STRATEGY_PAIR

  return (
    <>
      {trades === 0 ? (
        <p>{t('backtestNoTrade')}</p>
      ) : (
        <Figures>
          <Stat
            label={t('totalPnL')}
            value={<SignedMoney gbp={totalPnL} />}
            detail={t('backtestTrades', { count: trades })}
          />
          <Stat label={t('maxDrawdown')} value={format.percent(maxDrawdown * 100)} />
          <Stat label={t('winRate')} value={format.percent(winRate * 100)} />
          <Stat
            label={t('sharpeRatio')}
            value={format.number(sharpeRatio, 2)}
            detail={t('sharpeYear')}
          />
          <Stat label={t('avgTrade')} value={<SignedMoney gbp={avgTrade} />} />
        </Figures>
      )}
      <Muted>
        {t('backtestAssumptions', {
          count: bars,
          timeframe,
          pair,
          from: format.date(figures.from),
          to: format.date(figures.to),
          capital: format.money(capital, 0),
          commission: format.percent(commissionPercent, 1),
        })}
      </Muted>
    </>
  )
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space(2)};
`
