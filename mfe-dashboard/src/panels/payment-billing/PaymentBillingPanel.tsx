import { color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'
import { BillingRecords } from './BillingRecords'
import { PlanChoice } from './PlanChoice'
import { PlanComparison } from './PlanComparison'
import { ProRataSample } from './ProRataSample'
import { useText } from './texts'

export function PaymentBillingPanel() {
  const t = useText()

  return (
    <Stack>
      <Note>{t('noPayment')}</Note>
      <PlanChoice />
      <ProRataSample />
      <PlanComparison />
      <Note>{t('samplePlans')}</Note>
      <BillingRecords />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`

const Note = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s12};
`
