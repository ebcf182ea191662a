import {
  notificationsAtom,
  recordNotificationAtom,
  removeNotificationAtom,
  useAtomCallback,
} from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type QuietChange, takeUntoldChangesAtom, untoldChangesAtom } from '../layout/layout.atoms'
import { useText } from '../texts'

/**
 * Records in the Notification center the layout changes that show no toast. Of consecutive changes of one kind it
 * records the last: the final place of a panel that was moved step by step.
 */
export function useLayoutEntries() {
  const t = useText()
  const untold = useAtomValue(untoldChangesAtom)
  const toldRef = useRef<{ entryId: number | undefined; change: QuietChange }>(undefined)

  function textOf(change: QuietChange): string {
    if (change.kind === 'layoutUndone') return t(change.kind)
    const title = t(`${change.id}.title`)
    return change.kind === 'panelMoved'
      ? t(change.kind, { title, position: change.position + 1 })
      : t(change.kind, { title })
  }

  const record = useAtomCallback((get, set) => {
    for (const change of set(takeUntoldChangesAtom)) {
      const newest = get(notificationsAtom).at(0)
      const told = toldRef.current
      const isNext = told?.change.kind === change.kind && told.change.id === change.id
      if (isNext && newest && newest.id === told.entryId) set(removeNotificationAtom, newest.id)
      set(recordNotificationAtom, { kind: 'layout', text: textOf(change) })
      toldRef.current = { entryId: get(notificationsAtom).at(0)?.id, change }
    }
  })
  const tell = useEffectEvent(() => record())

  useEffect(() => {
    if (untold.length > 0) tell()
  }, [untold])
}
