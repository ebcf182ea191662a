import { usePairPrice } from '../quotes/usePairPrice'
import { type ListedBot, removeBotAtom, stopBotAtom } from '@aldergate/ledger/bots'
import { Badge, Button, color, radius, space, useFormat } from '@aldergate/ui'
import { SignedMoney, Stat } from '@aldergate/ui/data'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { StopDialog } from './StopDialog'
import { useText } from './texts'
import { useRefusalText } from './useRefusalText'

/** One bot of the list. */
export function BotRow({ listed }: { listed: ListedBot }) {
  const { bot, position, trades, realised, open, isLetGo, waitsUntil, refusal, ordersOff } = listed
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()
  const sayRefusal = useRefusalText()
  const stop = useSetAtom(stopBotAtom)
  const remove = useSetAtom(removeBotAtom)
  /** The id of the position that the open dialog is about: the dialog closes when the position is gone. */
  const [asked, setAsked] = useState<string>()
  const { id, name, pair } = bot
  const isRunning = bot.stoppedAt === null

  function end(closes: boolean) {
    setAsked(undefined)
    stop(id, closes)
  }

  return (
    <Item aria-label={name}>
      <Head>
        <Name>{name}</Name>
        <Badge tone={isRunning ? 'ok' : 'neutral'}>{t(isRunning ? 'running' : 'stopped')}</Badge>
        <Action>
          {isRunning ? (
            <Button
              size="small"
              aria-label={t('stopBot', { name })}
              onClick={() => (position ? setAsked(position.orderId) : end(false))}
            >
              {t('stop')}
            </Button>
          ) : (
            <Button size="small" aria-label={t('removeBot', { name })} onClick={() => remove(id)}>
              {t('remove')}
            </Button>
          )}
        </Action>
      </Head>
      <Figures>
        <Stat
          label={t('position')}
          value={
            position
              ? t(position.direction, {
                  quantity: format.number(position.quantity),
                  price: pairPrice(pair, position.price),
                })
              : t('flat')
          }
          detail={pair}
        />
        <Stat label={t('realised')} value={<SignedMoney gbp={realised} />} />
        <Stat label={t('open')} value={<SignedMoney gbp={open} />} />
        <Stat label={t('trades')} value={format.number(trades, 0)} />
      </Figures>
      {isLetGo && <Notice role="status">{t('letGo')}</Notice>}
      {waitsUntil !== undefined && (
        <Notice role="status">{t('waits', { time: format.dateTime(waitsUntil) })}</Notice>
      )}
      {refusal && isRunning && <Notice role="status">{sayRefusal(refusal, ordersOff)}</Notice>}
      <StopDialog
        name={name}
        isOpen={asked !== undefined && asked === position?.orderId}
        onStop={end}
        onCancel={() => setAsked(undefined)}
      />
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

const Name = styled.strong`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Action = styled.span`
  margin-inline-start: auto;
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space(2)};
`

const Notice = styled.p`
  color: ${color.warn};
`
