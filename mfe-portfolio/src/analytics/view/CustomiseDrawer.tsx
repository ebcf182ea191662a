import { Button, color, Drawer, IconButton, Muted, space } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { useAtom } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import type { KpiId } from '../kpis/kpi'
import { useText as useKpiText } from '../kpis/texts'
import { useText } from '../texts'
import { DEFAULT_VIEW, isDefault, shownIds, withMoved, withShown } from './kpiView'
import { kpiViewAtom } from './kpiView.atoms'

interface CustomiseDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** Every key figure with a switch and with two buttons that move it. */
export function CustomiseDrawer({ isOpen, onClose }: CustomiseDrawerProps) {
  const t = useText()
  return (
    <Drawer title={t('customiseView')} isOpen={isOpen} onClose={onClose}>
      <Choices />
    </Drawer>
  )
}

function Choices() {
  const t = useText()
  const kpiText = useKpiText()
  const baseId = useId()
  const [view, setView] = useAtom(kpiViewAtom)
  const last = view.order.length - 1

  /** At either end one button is disabled, so the focus moves to the other. */
  function move(id: KpiId, by: -1 | 1) {
    const next = withMoved(view, id, by)
    setView(next)
    const place = next.order.indexOf(id)
    const isAtEnd = by < 0 ? place === 0 : place === last
    const direction = isAtEnd === by < 0 ? 'down' : 'up'
    requestAnimationFrame(() => document.getElementById(`${baseId}-${id}-${direction}`)?.focus())
  }

  return (
    <Column>
      <Muted $color="t2">{t('customiseHint')}</Muted>
      <Muted $color="t2" role="status">
        {t('shownOf', { shown: shownIds(view).length, total: view.order.length })}
      </Muted>
      <ol>
        {view.order.map((id, place) => {
          const label = kpiText(`${id}.label`)
          return (
            <Row key={id}>
              <IconButton
                id={`${baseId}-${id}-up`}
                icon="chevronUp"
                label={t('moveUp', { label })}
                disabled={place === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                id={`${baseId}-${id}-down`}
                icon="chevronDown"
                label={t('moveDown', { label })}
                disabled={place === last}
                onClick={() => move(id, 1)}
              />
              <SwitchField
                label={label}
                checked={!view.hidden.includes(id)}
                onChange={(isShown) => setView(withShown(view, id, isShown))}
              />
            </Row>
          )
        })}
      </ol>
      <Button aria-disabled={isDefault(view)} onClick={() => setView(DEFAULT_VIEW)}>
        {t('resetView')}
      </Button>
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};

  > ol {
    width: 100%;
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} 0;
  border-bottom: 1px solid ${color.border};
`
