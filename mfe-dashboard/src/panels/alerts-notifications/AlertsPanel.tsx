import { useRef } from 'react'
import { Column } from '../../parts/Column'
import { AlertEditor } from './AlertEditor'
import { AlertList } from './AlertList'
import { RuleList } from './RuleList'

export function AlertsPanel() {
  const firstRef = useRef<HTMLInputElement>(null)
  const editRef = useRef<HTMLButtonElement>(null)

  return (
    <Column $gap={3}>
      <AlertList />
      <AlertEditor firstRef={firstRef} onCancel={() => editRef.current?.focus()} />
      <RuleList editRef={editRef} onEdit={() => firstRef.current?.focus()} />
    </Column>
  )
}
