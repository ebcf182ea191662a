import { Muted, Row, space, Stack } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { useFee } from '../../parts/useFee'
import { monthlyCost } from './bot'
import { BotCard } from './BotCard'
import { BotComparison } from './BotComparison'
import { BOTS } from './bots.data'
import { subscriptionsAtom } from './subscriptions.atoms'
import { useText } from './texts'

type View = 'list' | 'compare'

const VIEWS: readonly View[] = ['list', 'compare']

export function BotMarketplacePanel() {
  const t = useText()
  const fee = useFee()
  const subscribed = useAtomValue(subscriptionsAtom)
  const [view, setView] = useState<View>('list')

  return (
    <Stack $gap={3}>
      <Row $spread>
        <ToggleGroup
          label={t('view')}
          options={VIEWS.map((value) => ({ value, label: t(value) }))}
          value={view}
          onChange={setView}
        />
        <Muted $color="t2">{t('monthlyCost', { cost: fee(monthlyCost(subscribed)) })}</Muted>
      </Row>
      {view === 'compare' && <BotComparison />}
      {view === 'list' && (
        <List>
          {BOTS.map((bot) => (
            <li key={bot.id}>
              <BotCard bot={bot} isSubscribed={subscribed.includes(bot.id)} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${space(2)};
`
