import { Button, color, Dialog, fontWeight, showToast, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useFee } from '../../parts/useFee'
import { monthlyCost, yearlyCost } from './bot'
import type { BOTS } from './bots.data'
import { subscribeAtom, subscriptionsAtom } from './subscriptions.atoms'
import { useText } from './texts'

interface SubscribeDialogProps {
  bot: (typeof BOTS)[number]
  isOpen: boolean
  onClose: () => void
}

/** Says what a bot costs before anything is agreed to. */
export function SubscribeDialog({ bot, isOpen, onClose }: SubscribeDialogProps) {
  const t = useText()
  const fee = useFee()
  const subscribed = useAtomValue(subscriptionsAtom)
  const subscribe = useSetAtom(subscribeAtom)

  const monthly = fee(bot.monthlyFee)
  const costs = [
    { label: 'costToday', cost: monthly },
    { label: 'costMonthly', cost: monthly },
    { label: 'costYearly', cost: fee(yearlyCost(bot.monthlyFee)) },
    { label: 'costTotal', cost: t('fee', { fee: fee(monthlyCost([...subscribed, bot.id])) }) },
  ] as const

  function confirm() {
    subscribe(bot.id)
    onClose()
    showToast(t('subscribedTo', { bot: bot.name, fee: monthly }), 'success')
  }

  return (
    <Dialog title={t('confirmTitle', { bot: bot.name })} isOpen={isOpen} onClose={onClose}>
      <Costs>
        {costs.map(({ label, cost }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{cost}</dd>
          </div>
        ))}
      </Costs>
      <p>{t('noPayment')}</p>
      <Row>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onClick={confirm}>
          {t('confirm', { fee: monthly })}
        </Button>
      </Row>
    </Dialog>
  )
}

const Costs = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin-bottom: ${space(3)};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    border-bottom: 1px solid ${color.border};
  }

  dd {
    font-weight: ${fontWeight.semibold};
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(4)};
`
