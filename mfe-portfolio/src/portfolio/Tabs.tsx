import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, fontWeight, media, motion, size, space } from '@aldergate/ui'
import { placeByKey } from '@aldergate/ui/placeByKey'

interface TabsProps<Id extends string> {
  /** The name of the tab list: the subject of the choice. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  selected: Id
  onSelect: (id: Id) => void
  /** The content of the selected tab. */
  children?: ReactNode
}

/** One view of a few; arrow keys, Home and End go through them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const baseId = useId()
  const panelId = `${baseId}-panel`

  function tabId(id: Id) {
    return `${baseId}-${id}`
  }

  function selectByKey(event: KeyboardEvent) {
    const current = tabs.findIndex(({ id }) => id === selected)
    const place = placeByKey(event, current, tabs.length, { arrows: 'both', isRound: true })
    const next = place === undefined ? undefined : tabs[place]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={selectByKey}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={children ? panelId : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {children && (
        <Panel id={panelId} role="tabpanel" aria-labelledby={tabId(selected)}>
          {children}
        </Panel>
      )}
    </>
  )
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled.button`
  flex: none;
  height: 32px;
  padding: 0 ${space(3)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${color.t2};
  font-weight: ${fontWeight.medium};
  transition: color ${motion.control};

  &:hover {
    color: ${color.t1};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${color.accent};
    color: ${color.t1};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.coarsePointer} {
    height: ${size.touch};
  }
`

const Panel = styled.div`
  padding-top: ${space(3)};
`
