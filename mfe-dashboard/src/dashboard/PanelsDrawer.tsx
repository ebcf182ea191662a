import { Button, Drawer, EmptyState, Muted, Stack } from '@aldergate/ui'
import { SearchField, SwitchField } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PanelId } from '../panels/panel'
import { PANELS } from '../panels/panels.data'
import { useText } from '../texts'
import { LayoutFiles } from './LayoutFiles'
import { panelIdsAtom, showPanelAtom } from '../layout/layout.atoms'
import { useLayoutChanges } from './useLayoutChanges'

interface PanelsDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** Every panel with a switch: the way to find one, and to bring a hidden one back. */
export function PanelsDrawer({ isOpen, onClose }: PanelsDrawerProps) {
  const t = useText()
  return (
    <Drawer title={t('drawerTitle')} isOpen={isOpen} onClose={onClose}>
      <PanelSwitches />
      <LayoutFiles />
    </Drawer>
  )
}

function PanelSwitches() {
  const t = useText()
  const [search, setSearch] = useState('')
  const visibleIds = useAtomValue(panelIdsAtom)
  const { hidePanel } = useLayoutChanges()
  const showPanel = useSetAtom(showPanelAtom)

  const wanted = search.trim().toLowerCase()
  const found = PANELS.map(({ id }) => ({ id, title: t(`${id}.title`) })).filter(({ title }) =>
    title.toLowerCase().includes(wanted),
  )

  function toggle(id: PanelId, isShown: boolean) {
    if (isShown) showPanel(id)
    else hidePanel(id)
  }

  return (
    <Stack>
      <SearchField
        label={t('searchPanels')}
        placeholder={t('searchPanelsPlaceholder')}
        value={search}
        onChange={setSearch}
      />
      <Muted role="status">{t('panelsFound', { count: found.length })}</Muted>
      <Stack as="ul" $gap={1}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <SwitchField
              label={title}
              checked={visibleIds.includes(id)}
              onChange={(isShown) => toggle(id, isShown)}
            />
          </li>
        ))}
      </Stack>
      {found.length === 0 && (
        <EmptyState
          text={t('noPanelFound', { search: search.trim() })}
          action={<Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
        />
      )}
    </Stack>
  )
}
