import { fontWeight, Muted, SampleTag, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { useFee } from '../../parts/useFee'
import { billingDayAtom, planAtom } from './plan.atoms'
import { planAbove, planOf, proRata } from './plan'
import { useText } from './texts'

/** The cost of the next plan for the rest of this month, were anything charged. */
export function ProRataSample() {
  const t = useText()
  const fee = useFee()
  const planId = useAtomValue(planAtom)
  const today = useAtomValue(billingDayAtom)

  const above = planAbove(planId)
  if (!above) return <Muted $color="t2">{t('highestPlan')}</Muted>
  const { days, daysOfMonth, pence } = proRata(planOf(planId), above, today)

  return (
    <div>
      <Head>
        {t('proRata', { plan: t(above.name) })} <SampleTag />
      </Head>
      <Muted $color="t2">
        {t('proRataText', {
          days,
          total: daysOfMonth,
          charge: fee(pence / 100, 2),
          price: fee(above.monthlyPence / 100, 2),
        })}
      </Muted>
    </div>
  )
}

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  font-weight: ${fontWeight.medium};
`
