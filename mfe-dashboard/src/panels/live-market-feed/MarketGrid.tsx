import type { Pair } from '@aldergate/market'
import { space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'
import { MarketCard } from './MarketCard'

/** The pairs as cards. */
export function MarketGrid({ pairs }: { pairs: readonly Pair[] }) {
  const t = useText()
  return (
    <Cards aria-label={t('pairs')}>
      {pairs.map((pair) => (
        <MarketCard key={pair} pair={pair} />
      ))}
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  @container (min-width: 380px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
