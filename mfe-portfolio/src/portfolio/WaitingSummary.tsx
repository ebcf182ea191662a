import { Blank, Card } from '@aldergate/ui'
import { Stat } from '@aldergate/ui/data'
import styled from 'styled-components'
import type { Choice } from '../performance/span'
import { SummaryGrid } from './SummaryGrid'
import { Explanation, Figures } from './SummaryParts'
import { useText } from './texts'

/** Placeholders for the cards with their names and final sizes: neither needs a price. */
export function WaitingSummary({ span }: { span: Choice }) {
  const t = useText()
  return (
    <SummaryGrid>
      <Card>
        <Stat
          label={t('totalValue')}
          value={<Blank $digits={9} />}
          detail={<Blank $digits={18} />}
        />
      </Card>
      {(['change24h', `change.${span}`, 'profitOnCost'] as const).map((key) => (
        <Card key={key}>
          <Stat
            label={t(key)}
            value={
              <Figures>
                <Line>
                  <Blank $digits={9} />
                </Line>
              </Figures>
            }
            detail={
              <>
                <Explanation>
                  <Blank $digits={18} />
                  <br />
                  <Blank $digits={12} />
                </Explanation>
                {key === 'profitOnCost' && t('profitOnCostBasis')}
              </>
            }
          />
        </Card>
      ))}
      <Card>
        <Stat label={t('cash')} value={<Blank $digits={9} />} detail={t('cashDetail')} />
      </Card>
    </SummaryGrid>
  )
}

/** As high as a figure with its sign. */
const Line = styled.span`
  height: 26px;
`
