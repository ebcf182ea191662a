import { Badge, Button, color, EmptyState, fontSize, Row, Stack } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { opportunitiesAtom } from './arbitrage.atoms'
import { OpportunityTable } from './OpportunityTable'
import { useText } from './texts'

export function ArbitragePanel() {
  const t = useText()
  const [shown, setShown] = useState<'all' | 'open'>('all')
  const opportunities = useAtomValue(opportunitiesAtom)

  const open = opportunities.filter(({ isOpen }) => isOpen)
  const rows = shown === 'all' ? opportunities : open

  return (
    <Stack>
      <Row>
        <Badge tone="warn">{t('paperOnly')}</Badge>
        <Note>{t('netOfFees')}</Note>
        <Count>{t('openCount', { open: open.length, count: opportunities.length })}</Count>
        <ToggleGroup
          label={t('show')}
          options={[
            { value: 'all', label: t('showAll') },
            { value: 'open', label: t('showOpen') },
          ]}
          value={shown}
          onChange={setShown}
        />
      </Row>
      {rows.length > 0 ? (
        <OpportunityTable opportunities={rows} />
      ) : (
        <EmptyState
          text={t('noneOpen')}
          action={<Button onClick={() => setShown('all')}>{t('showClosed')}</Button>}
        />
      )}
    </Stack>
  )
}

const Note = styled.p`
  flex: 1;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  white-space: nowrap;
`

const Count = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s11};
  white-space: nowrap;
`
