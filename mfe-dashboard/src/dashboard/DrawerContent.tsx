import { Button, EmptyState, IconButton, Muted, space, Stack, useLocalText } from '@aldergate/ui'
import { SearchField, SwitchField } from '@aldergate/ui/fields'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import type { PanelId } from '../panels/panel'
import { PANELS } from '../panels/panels.data'
import { useText } from '../texts'
import { LayoutFiles } from './LayoutFiles'
import { panelIdsAtom, showPanelAtom } from '../layout/layout.atoms'
import { useLeadToPanel } from '../layout/useLeadToPanel'
import { isMeant } from './panelSearch'
import { PANEL_WORDS } from './panelWords.data'
import { useLayoutChanges } from './useLayoutChanges'

interface DrawerContentProps {
  /** Closes the drawer. */
  onClose: () => void
}

/** A switch and a link for every panel, and the import and export of the layout. */
export function DrawerContent({ onClose }: DrawerContentProps) {
  return (
    <>
      <PanelSwitches onLead={onClose} />
      <LayoutFiles />
    </>
  )
}

function PanelSwitches({ onLead }: { onLead: () => void }) {
  const t = useText()
  const localText = useLocalText()
  const [search, setSearch] = useState('')
  const visibleIds = useAtomValue(panelIdsAtom)
  const { hidePanel } = useLayoutChanges()
  const showPanel = useSetAtom(showPanelAtom)
  const leadToPanel = useLeadToPanel()

  const found = PANELS.map(({ id, folder }) => ({
    id,
    title: t(`${id}.title`),
    words: localText(PANEL_WORDS[folder]),
  })).filter((panel) => isMeant(search, panel))

  function toggle(id: PanelId, isShown: boolean) {
    if (isShown) showPanel(id)
    else hidePanel(id)
  }

  function goTo(id: PanelId) {
    leadToPanel(id)
    onLead()
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
          <Entry key={id}>
            <SwitchField
              label={title}
              checked={visibleIds.includes(id)}
              onChange={(isShown) => toggle(id, isShown)}
            />
            <IconButton
              icon="chevronRight"
              label={t('goToPanel', { title })}
              onClick={() => goTo(id)}
            />
          </Entry>
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

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
`
