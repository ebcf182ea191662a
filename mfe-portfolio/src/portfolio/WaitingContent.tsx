import { Blank, Card, Skeleton, space, Stack, Stat } from '@aldergate/ui'
import styled from 'styled-components'
import { SummaryGrid } from './SummaryGrid'
import { useText } from './texts'

/** What the account is summed up by. */
const SUMMARY = ['totalValue', 'change24h', 'profitOnCost', 'cash'] as const

/** What comes below, as a column of cards. */
const CARDS = ['performance', 'metrics', 'monthlyProfit', 'allocation', 'holdings'] as const

/** The content by its names, while it comes: none of them needs a price. */
export function WaitingContent() {
  const t = useText()
  return (
    <Stack aria-busy>
      <Skeleton height={83} label={t('loadingContent')} />
      <Skeleton height={36} />
      <SummaryGrid>
        {SUMMARY.map((key) => (
          <Card key={key}>
            <Stat label={t(key)} value={<Blank $digits={9} />} detail={<Blank $digits={18} />} />
          </Card>
        ))}
      </SummaryGrid>
      <Cards>
        {CARDS.map((key) => (
          <Card key={key} heading={t(key)}>
            <Skeleton height={320} />
          </Card>
        ))}
      </Cards>
    </Stack>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`
