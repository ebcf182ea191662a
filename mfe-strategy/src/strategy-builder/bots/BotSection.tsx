import { BotList } from '@aldergate/charts/bots'
import { deployBotAtom } from '@aldergate/ledger/bots'
import { Button, Card, media, Muted, showToast, space, Stack } from '@aldergate/ui'
import { NumberField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { strategyAtom } from '../strategy/builder.atoms'
import { botAmountAtom } from './botAmount.atoms'
import { AMOUNT, builderBot } from './builderBot'
import { useText } from './texts'

/** The strategy as a paper bot, and all bots that there are. */
export function BotSection() {
  const t = useText()
  const strategy = useAtomValue(strategyAtom)
  const [amount, setAmount] = useAtom(botAmountAtom)
  const deploy = useSetAtom(deployBotAtom)

  const found = builderBot(strategy, amount)

  function deployBot() {
    if (found.status !== 'ready') return
    const { name, pair } = found.bot
    if (deploy(found.bot).status === 'refused') showToast(t('tooMany'), 'error')
    else showToast(t('deployed', { name, pair }), 'success')
  }

  return (
    <Card heading={t('heading')}>
      <Stack $gap={3}>
        <Muted $color="t2">{t('intro', { pair: strategy.pair })}</Muted>
        <Fields>
          <NumberField
            label={t('amount')}
            min={AMOUNT.min}
            max={AMOUNT.max}
            value={amount}
            error={found.status === 'badAmount' ? t('badAmount', AMOUNT) : undefined}
            onChange={setAmount}
          />
          <Deploy disabled={found.status !== 'ready'} onClick={deployBot}>
            {t('deploy')}
          </Deploy>
        </Fields>
        {(found.status === 'mend' || found.status === 'notInPounds') && (
          <Muted>{t(found.status)}</Muted>
        )}
        <BotList />
      </Stack>
    </Card>
  )
}

const Fields = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: 200px auto;
    align-items: start;
    justify-content: start;
  }
`

/** Aligned with the field and not with its label. */
const Deploy = styled(Button)`
  ${media.fromTablet} {
    margin-top: 22px;
  }
`
