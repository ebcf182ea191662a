import { notifyAtom, settingsAtom } from '@aldergate/platform'
import { color, fontSize, MASK, Row, Stack } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { useDraftOrder } from '../../parts/useDraftOrder'
import { useHeldOrder } from '../../parts/useHeldOrder'
import { arranged, isPositive, orderedPairs, type PortfolioOrder } from './portfolio'
import { PORTFOLIO_ITEMS } from './portfolio.atoms'
import type { PortfolioId, PortfolioItem } from './portfolios.data'
import { PortfolioTable } from './PortfolioTable'
import { useText } from './texts'
import { TicketOffer, type Wish } from './TicketOffer'

export function PortfolioPanel({ portfolio }: { portfolio: PortfolioId }) {
  const t = useText()
  const items = useAtomValue(PORTFOLIO_ITEMS[portfolio])
  const { discreet } = useAtomValue(settingsAtom)
  const notify = useSetAtom(notifyAtom)
  const draftOrder = useDraftOrder(`portfolio ${portfolio}`)
  const [sorting, setSorting] = useState<PortfolioOrder>('highest')
  const [wish, setWish] = useState<Wish>()
  const { order, isHeld, listProps } = useHeldOrder(orderedPairs(items, sorting), sorting)

  function trade({ pair, value }: PortfolioItem) {
    const isBuy = isPositive(value)
    notify(t(isBuy ? 'buying' : 'selling', { pair, value: discreet ? MASK : value }))
    setWish({ pair, side: isBuy ? 'buy' : 'sell' })
  }

  return (
    <Stack>
      <Row>
        <ToggleGroup
          label={t('order')}
          options={[
            { value: 'highest', label: t('highestFirst') },
            { value: 'lowest', label: t('lowestFirst') },
            { value: 'name', label: t('byName') },
          ]}
          value={sorting}
          onChange={setSorting}
        />
      </Row>
      <div {...listProps}>
        <PortfolioTable items={arranged(items, order)} onTrade={trade} />
      </div>
      <TicketOffer wish={wish} onOpen={({ pair, side }) => draftOrder(pair, side)} />
      <Held>{isHeld && sorting !== 'name' && t('orderHeld')}</Held>
    </Stack>
  )
}

const Held = styled.p`
  min-height: 18px;
  color: ${color.t3};
  font-size: ${fontSize.s11};
`
