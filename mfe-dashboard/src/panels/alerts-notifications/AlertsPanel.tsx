import { space } from '@aldergate/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { AlertEditor } from './AlertEditor'
import { AlertList } from './AlertList'
import { RuleList } from './RuleList'

export function AlertsPanel() {
  const firstRef = useRef<HTMLInputElement>(null)

  return (
    <Column>
      <AlertList />
      <AlertEditor firstRef={firstRef} />
      <RuleList onEdit={() => firstRef.current?.focus()} />
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`
