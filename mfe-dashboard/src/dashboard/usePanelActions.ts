import { logFailure } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Panel, PanelId } from '../panels/panel'
import { useText } from '../texts'
import { announcementAtom } from './announcement.atoms'
import { copiedText } from './copiedText'
import {
  arrangementAtom,
  collapsePanelAtom,
  movePanelAtom,
  widenPanelAtom,
} from '../layout/layout.atoms'
import type { MenuAction } from './menuAction'

interface PanelActionsOptions {
  panel: Panel & { id: PanelId }
  title: string
  /** Where the panel stands, from 0. */
  position: number
  /** How many panels are on screen. */
  total: number
  onAbout: () => void
}

/** Returns the actions of a panel's ⋯ menu. */
export function usePanelActions({
  panel: { id },
  title,
  position,
  total,
  onAbout,
}: PanelActionsOptions): MenuAction[] {
  const t = useText()
  const { wide, collapsed } = useAtomValue(arrangementAtom)
  const movePanel = useSetAtom(movePanelAtom)
  const widen = useSetAtom(widenPanelAtom)
  const collapse = useSetAtom(collapsePanelAtom)
  const announce = useSetAtom(announcementAtom)

  const isWide = wide.includes(id)
  const isCollapsed = collapsed.includes(id)
  const isFirst = position === 0

  function moveTo(target: number) {
    movePanel(id, target)
    announce(t('panelPosition', { title, position: target + 1, total }))
  }

  async function copy() {
    const body = slotOf(id)?.querySelector<HTMLElement>('[data-panel-body]')
    try {
      await navigator.clipboard.writeText(copiedText(body ?? document.createElement('div')))
      showToast(t('dataCopied', { title }), 'success')
    } catch (cause) {
      logFailure(`The data of the panel ${id} could not be copied.`, cause)
      showToast(t('copyByHand'), 'error')
    }
  }

  async function fillScreen() {
    try {
      await slotOf(id)?.requestFullscreen()
    } catch {
      showToast(t('fullscreenFailed'), 'error')
    }
  }

  const actions: (MenuAction | false)[] = [
    { id: 'up', label: t('moveUp'), isDisabled: isFirst, onChoose: () => moveTo(position - 1) },
    {
      id: 'down',
      label: t('moveDown'),
      isDisabled: position === total - 1,
      onChoose: () => moveTo(position + 1),
    },
    { id: 'top', label: t('moveToTop'), isDisabled: isFirst, onChoose: () => moveTo(0) },
    { id: 'wide', label: t(isWide ? 'compact' : 'wide'), onChoose: () => widen(id, !isWide) },
    {
      id: 'collapse',
      label: t(isCollapsed ? 'expand' : 'collapse'),
      onChoose: () => collapse(id, !isCollapsed),
    },
    Boolean(document.fullscreenEnabled) && {
      id: 'fullscreen',
      label: t('fullscreen'),
      onChoose: () => void fillScreen(),
    },
    {
      id: 'copy',
      label: t('copyData'),
      isDisabled: isCollapsed,
      onChoose: () => void copy(),
    },
    { id: 'about', label: t('aboutData'), onChoose: onAbout },
  ]
  return actions.filter((action) => action !== false)
}

function slotOf(id: PanelId): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-panel-id="${id}"]`)
}
