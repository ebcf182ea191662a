import { Blank, Card, Skeleton, Stack, Stat } from '@aldergate/ui'
import { SpanColumns } from './SpanColumns'
import { SummaryGrid } from './SummaryGrid'
import { useText } from './texts'

/** What the account is summed up by, for the span that is chosen at first. */
const SUMMARY = ['totalValue', 'change24h', 'change.week', 'profitOnCost', 'cash'] as const

/** The content by its names, while it comes: none of them needs a price. */
export function WaitingContent() {
  const t = useText()
  return (
    <Stack aria-busy>
      <Skeleton height={83} label={t('loadingContent')} />
      <Skeleton height={45} />
      <SummaryGrid>
        {SUMMARY.map((key) => (
          <Card key={key}>
            <Stat
              label={t(key)}
              value={<Blank $digits={9} />}
              detail={
                <>
                  <Blank $digits={18} />
                  <br />
                  <Blank $digits={12} />
                </>
              }
            />
          </Card>
        ))}
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
