import { Blank, Card, media, Skeleton, Stack } from '@aldergate/ui'
import { Stat } from '@aldergate/ui/data'
import styled from 'styled-components'
import { SpanColumns } from './SpanColumns'
import { SummaryGrid } from './SummaryGrid'
import { Explanation, Figures } from './SummaryParts'
import { useText } from './texts'

/** What the account is summed up by, for the span that is chosen at first. */
const CHANGES = ['change24h', 'change.week', 'profitOnCost'] as const

/** The content by its names, while it comes: none of them needs a price. */
export function WaitingContent() {
  const t = useText()
  return (
    <Stack aria-busy>
      <Tickers>
        <Skeleton height="var(--tickers)" label={t('loadingContent')} />
      </Tickers>
      <Skeleton height={45} />
      <SummaryGrid>
        <Card>
          <Stat
            label={t('totalValue')}
            value={<Blank $digits={9} />}
            detail={<Blank $digits={18} />}
          />
        </Card>
        {CHANGES.map((key) => (
          <Card key={key}>
            <Stat
              label={t(key)}
              value={
                <Figures>
                  <Blank $digits={9} />
                </Figures>
              }
              detail={
                <Explanation>
                  <Blank $digits={18} />
                  <br />
                  <Blank $digits={12} />
                </Explanation>
              }
            />
          </Card>
        ))}
        <Card>
          <Stat label={t('cash')} value={<Blank $digits={9} />} detail={t('cashDetail')} />
        </Card>
      </SummaryGrid>
      <SpanColumns>
        <Card heading={t('performance')}>
          <Skeleton height={460} />
        </Card>
        <Card heading={t('radar')}>
          <Skeleton height={460} />
        </Card>
      </SpanColumns>
      <Card heading={t('holdings')}>
        <Skeleton height={320} />
      </Card>
    </Stack>
  )
}

/** As high as the strip of them is. */
const Tickers = styled.div`
  --tickers: 83px;

  ${media.phone} {
    --tickers: 148px;
  }
`
