import { Button, EmptyState, Muted, Stack } from '@aldergate/ui'
import { SearchField, SwitchField } from '@aldergate/ui/fields'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PanelId } from '../panels/panel'
import { PANELS } from '../panels/panels.data'
import { useText } from '../texts'
import { LayoutFiles } from './LayoutFiles'
import { panelIdsAtom, showPanelAtom } from '../layout/layout.atoms'
import { useLayoutChanges } from './useLayoutChanges'

/** Every panel with a switch, and the layout as a file. */
export function DrawerContent() {
  return (
    <>
      <PanelSwitches />
      <LayoutFiles />
    </>
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
