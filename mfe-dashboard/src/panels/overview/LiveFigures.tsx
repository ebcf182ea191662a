import { color, space, useFormat } from '@aldergate/ui'
import { SignedMoney } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from './texts'
import { CountChange } from './CountChange'
import { type Figures, INITIAL_FIGURES, isGain } from './figures'
import { figuresHistoryAtom } from './figures.atoms'
import { LiveFigure } from './LiveFigure'

/** The sample account as it moves: four figures, each with its change since open and its last minute. */
export function LiveFigures() {
  const t = useText()
  const format = useFormat()
  const history = useAtomValue(figuresHistoryAtom)

  const figures = history.at(-1) ?? INITIAL_FIGURES
  const gains = isGain(figures)
  const sinceOpen = (figure: keyof Figures) => figures[figure] - INITIAL_FIGURES[figure]
  const lastMinute = (figure: keyof Figures) => history.map((past) => past[figure])

  return (
    <FigureGrid>
      <LiveFigure
        label={t('portfolioValue')}
        value={format.money(figures.portfolioValue)}
        change={<SignedMoney gbp={sinceOpen('portfolioValue')} />}
        history={lastMinute('portfolioValue')}
      />
      <LiveFigure
        label={t('profitLoss')}
        value={
          <ProfitLoss $isGain={gains}>
            <Glyph aria-hidden="true">{gains ? '▲' : '▼'}</Glyph>
            {format.signedMoney(figures.profitLoss)}
          </ProfitLoss>
        }
        change={<SignedMoney gbp={sinceOpen('profitLoss')} />}
        history={lastMinute('profitLoss')}
      />
      <LiveFigure
        label={t('openTrades')}
        value={format.number(figures.openTrades)}
        change={<CountChange change={sinceOpen('openTrades')} />}
        history={lastMinute('openTrades')}
      />
      <LiveFigure
        label={t('closedTrades24h')}
        value={format.number(figures.closedTrades24h)}
        change={<CountChange change={sinceOpen('closedTrades24h')} />}
        history={lastMinute('closedTrades24h')}
      />
    </FigureGrid>
  )
}

const FigureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`

const ProfitLoss = styled.span<{ $isGain: boolean }>`
  color: ${({ $isGain }) => ($isGain ? color.up : color.down)};
`

const Glyph = styled.span`
  margin-right: ${space(1)};
  font-size: 0.7em;
`
