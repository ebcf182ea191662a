import { Button, EmptyState, media, space, VisuallyHidden } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { panelOf } from '../panels/loadablePanels'
import type { PanelId } from '../panels/panel'
import { useText } from '../texts'
import { announcementAtom } from './announcement.atoms'
import { isCarryingAtom } from './carry.atoms'
import { GRID_GAP } from './geometry'
import { arrangementAtom } from '../layout/layout.atoms'
import { PanelSlot } from './PanelSlot'
import { useComing } from './useComing'
import { useFocusInSight } from './useFocusInSight'
import { useFocusKept } from './useFocusKept'
import { useLayoutChanges } from './useLayoutChanges'
import { useLayoutEntries } from './useLayoutEntries'
import { useLeading } from './useLeading'
import { usePanelDrag } from './usePanelDrag'
import { usePanelMotion } from './usePanelMotion'
import { useUndoKeys } from './useUndoKeys'

/** The panels on screen, in their order. */
export function PanelGrid() {
  const t = useText()
  const keysId = useId()
  const gridRef = useRef<HTMLDivElement>(null)
  const showAllRef = useRef<HTMLButtonElement>(null)
  const { order, wide, collapsed } = useAtomValue(arrangementAtom)
  const isCarrying = useAtomValue(isCarryingAtom)
  const announcement = useAtomValue(announcementAtom)
  const { hidePanel, showAllPanels } = useLayoutChanges()
  usePanelDrag(gridRef)
  // Before what brings the focus into sight.
  useFocusKept(gridRef, showAllRef)
  // Before the motion, which then knows each panel's target.
  useFocusInSight(gridRef)
  usePanelMotion(gridRef)
  useComing()
  useLeading(gridRef)
  useUndoKeys()
  useLayoutEntries()

  /** Moves the focus to a neighbour, also where the browser does not focus a button that is clicked. */
  function hide(id: PanelId, position: number) {
    focusHandle(order[position + 1] ?? order[position - 1] ?? id)
    hidePanel(id)
  }

  function focusHandle(id: PanelId) {
    gridRef.current
      ?.querySelector<HTMLElement>(`[data-panel-id="${id}"] [data-panel-handle]`)
      ?.focus()
  }

  return (
    <section aria-labelledby={`${keysId}-heading`}>
      <VisuallyHidden as="h2" id={`${keysId}-heading`}>
        {t('drawerTitle')}
      </VisuallyHidden>
      <VisuallyHidden id={keysId}>{t('moveKeys')}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Grid ref={gridRef} $carrying={isCarrying}>
        {order.map((id, position) => (
          <PanelSlot
            key={id}
            panel={panelOf(id)}
            position={position}
            total={order.length}
            isWide={wide.includes(id)}
            isCollapsed={collapsed.includes(id)}
            keysId={keysId}
            onHide={() => hide(id, position)}
          />
        ))}
      </Grid>
      <NotPrinted>{t('notPrinted')}</NotPrinted>
      {order.length === 0 && (
        <EmptyState
          text={t('allHidden')}
          action={
            <Button ref={showAllRef} onClick={showAllPanels}>
              {t('showAll')}
            </Button>
          }
        />
      )}
    </section>
  )
}

const Grid = styled.div<{ $carrying: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GRID_GAP}px;

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.fromWide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  /* SortableJS marks the dragged panel with this class. */
  & > .sortable-ghost {
    opacity: 0.5;
  }

  /* Only the header follows the finger, so that the line stays visible. */
  & > .sortable-fallback {
    align-items: start;

    & > article > :not(header) {
      display: none;
    }
  }

  /* A frame would swallow the pointer that carries a panel over it. */
  & iframe {
    pointer-events: ${({ $carrying }) => ($carrying ? 'none' : 'auto')};
  }
`

/** A panel that has not loaded yet is not printed. */
const NotPrinted = styled.p`
  display: none;

  @media print {
    ${Grid}:has(> [data-screen-only]) + & {
      display: block;
      margin-top: ${space(3)};
    }
  }
`
