import { fontWeight, Muted, SampleTag, space, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { billingNowAtom, planAtom } from './plan.atoms'
import { planAbove, planOf, proRata } from './plan'
import { useText } from './texts'

/** What the next plan would cost, were anything charged. */
export function ProRataSample() {
  const t = useText()
  const format = useFormat()
  const planId = useAtomValue(planAtom)
  const now = useAtomValue(billingNowAtom)

  const above = planAbove(planId)
  if (!above) return <Muted $color="t2">{t('highestPlan')}</Muted>
  const { days, daysOfMonth, pence } = proRata(planOf(planId), above, now)

  return (
    <div>
      <Head>
        {t('proRata', { plan: t(above.name) })} <SampleTag />
      </Head>
      <Muted $color="t2">
        {t('proRataText', {
          days,
          total: daysOfMonth,
          charge: format.money(pence / 100),
          price: format.money(above.monthlyPence / 100),
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
