import { Late, later, Skeleton, space, Stack } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** The heading and the news do not wait for prices. */
export const laterTickers = later(() => import('./Tickers'))

/** The current prices, in a place with their final height. */
export function LateTickers() {
  const t = useText()

  return (
    <Late
      part={laterTickers}
      waiting={
        <Stack as="section" aria-label={t('tickers')} aria-busy>
          <Skeleton height={18} />
          <Grid>
            {PLACES.map((place) => (
              <Skeleton key={place} height={57} />
            ))}
          </Grid>
        </Stack>
      }
      failed={t('tickersFailed')}
      failedHelp={t('tickersFailedHelp')}
    >
      {({ Tickers }) => <Tickers />}
    </Late>
  )
}

const PLACES = [0, 1, 2, 3, 4, 5] as const

/** The same grid as the strip's. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(156px, 1fr));
  gap: ${space(2)};
`
