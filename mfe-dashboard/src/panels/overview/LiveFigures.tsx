import { color, space, useFormat } from '@aldergate/ui'
import { SignedMoney } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useText } from './texts'
import { CountChange } from './CountChange'
import { type Figures, INITIAL_FIGURES, isGain } from './figures'
import { FIGURE_ATOMS } from './figures.atoms'
import { LiveFigure } from './LiveFigure'

interface FigureProps {
  figure: keyof Figures
}

/**
 * The sample account: four figures, each with its change since opening and its last minute. Each part subscribes to
 * what it shows, so that a tick re-renders only what has changed.
 */
export function LiveFigures() {
  const t = useText()

  return (
    <FigureGrid>
      <LiveFigure
        figure="portfolioValue"
        label={t('portfolioValue')}
        value={<PortfolioValue />}
        change={<MoneySinceOpen figure="portfolioValue" />}
      />
      <LiveFigure
        figure="profitLoss"
        label={t('profitLoss')}
        value={<ProfitLoss />}
        change={<MoneySinceOpen figure="profitLoss" />}
      />
      <LiveFigure
        figure="openTrades"
        label={t('openTrades')}
        value={<Count figure="openTrades" />}
        change={<CountSinceOpen figure="openTrades" />}
      />
      <LiveFigure
        figure="closedTrades24h"
        label={t('closedTrades24h')}
        value={<Count figure="closedTrades24h" />}
        change={<CountSinceOpen figure="closedTrades24h" />}
      />
    </FigureGrid>
  )
}

function PortfolioValue() {
  return useFormat().money(useAtomValue(FIGURE_ATOMS.portfolioValue))
}

function ProfitLoss() {
  const format = useFormat()
  const profitLoss = useAtomValue(FIGURE_ATOMS.profitLoss)
  const gains = isGain(profitLoss)

  return (
    <Result $isGain={gains}>
      <Glyph aria-hidden="true">{gains ? '▲' : '▼'}</Glyph>
      {format.signedMoney(profitLoss)}
    </Result>
  )
}

function Count({ figure }: FigureProps) {
  return useFormat().number(useAtomValue(FIGURE_ATOMS[figure]))
}

function MoneySinceOpen({ figure }: FigureProps) {
  return <SignedMoney gbp={useSinceOpen(figure)} />
}

function CountSinceOpen({ figure }: FigureProps) {
  return <CountChange change={useSinceOpen(figure)} />
}

function useSinceOpen(figure: keyof Figures): number {
  return useAtomValue(FIGURE_ATOMS[figure]) - INITIAL_FIGURES[figure]
}

const FigureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`

const Result = styled.span<{ $isGain: boolean }>`
  color: ${({ $isGain }) => ($isGain ? color.up : color.down)};
`

const Glyph = styled.span`
  margin-right: ${space(1)};
  font-size: 0.7em;
`
