import {
  Badge,
  Button,
  color,
  Muted,
  radius,
  Row,
  showToast,
  space,
  useFormat,
} from '@aldergate/ui'
import { SignedChange, Sparkline, Stat } from '@aldergate/ui/data'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useFee } from '../../parts/useFee'
import { breakEven, totalReturn, worstFall } from './bot'
import type { BOTS } from './bots.data'
import { OnPaper } from './OnPaper'
import { SubscribeDialog } from './SubscribeDialog'
import { subscribeAtom, unsubscribeAtom } from './subscriptions.atoms'
import { useText } from './texts'

interface BotCardProps {
  bot: (typeof BOTS)[number]
  isSubscribed: boolean
}

export function BotCard({ bot, isSubscribed }: BotCardProps) {
  const t = useText()
  const format = useFormat()
  const fee = useFee()
  const nameId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const subscribe = useSetAtom(subscribeAtom)
  const unsubscribe = useSetAtom(unsubscribeAtom)

  const result = totalReturn(bot.performance)
  const pays = breakEven(bot.monthlyFee, result)

  function end() {
    unsubscribe(bot.id)
    showToast(t('unsubscribedFrom', { bot: bot.name }), 'blank', {
      action: { label: t('undo'), onAction: () => subscribe(bot.id) },
    })
  }

  return (
    <Card aria-labelledby={nameId}>
      <Row as="header">
        <h4 id={nameId}>{bot.name}</h4>
        {isSubscribed && <Badge tone="ok">{t('subscribed')}</Badge>}
        <Fee>{t('fee', { fee: fee(bot.monthlyFee) })}</Fee>
      </Row>
      <Muted $color="t2">{t(`strategy.${bot.strategy}`)}</Muted>
      <Sparkline
        values={bot.performance}
        label={t('performanceOf', { bot: bot.name })}
        height={44}
      />
      <Figures>
        <Stat
          label={t('performance')}
          value={<SignedChange percent={result} />}
          detail={t('performanceHint')}
        />
        <Stat
          label={t('worstFall')}
          value={format.signedPercent(worstFall(bot.performance))}
          detail={t('worstFallHint')}
        />
        {pays !== undefined && (
          <Stat label={t('breakEven')} value={fee(Math.ceil(pays))} detail={t('breakEvenHint')} />
        )}
      </Figures>
      {isSubscribed ? (
        <Button aria-label={t('unsubscribeFrom', { bot: bot.name })} onClick={end}>
          {t('unsubscribe')}
        </Button>
      ) : (
        <Button
          variant="primary"
          aria-label={t('subscribeTo', { bot: bot.name })}
          onClick={() => setIsAsking(true)}
        >
          {t('subscribe')}
        </Button>
      )}
      <OnPaper bot={bot} />
      <SubscribeDialog bot={bot} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
`

const Fee = styled.span`
  margin-left: auto;
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
`
