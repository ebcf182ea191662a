import { Muted, Stack } from '@aldergate/ui'
import { BillingRecords } from './BillingRecords'
import { PlanChoice } from './PlanChoice'
import { PlanComparison } from './PlanComparison'
import { ProRataSample } from './ProRataSample'
import { useText } from './texts'

export function PaymentBillingPanel() {
  const t = useText()

  return (
    <Stack $gap={3}>
      <Muted $color="t2">{t('noPayment')}</Muted>
      <PlanChoice />
      <ProRataSample />
      <PlanComparison />
      <Muted $color="t2">{t('samplePlans')}</Muted>
      <BillingRecords />
    </Stack>
  )
}
