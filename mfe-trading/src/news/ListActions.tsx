import { Button } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { readIdsAtom } from '../articles/marks.atoms'
import type { View } from './newsFilter'
import { useText } from './texts'
import { useMark } from './useMark'

interface ListActionsProps {
  /** The articles that are listed: no other is marked. */
  ids: readonly string[]
  view: View
}

/** Buttons that mark all listed articles at once. */
export function ListActions({ ids, view }: ListActionsProps) {
  const t = useText()
  const readIds = useAtomValue(readIdsAtom)
  const mark = useMark()
  const hasUnread = ids.some((id) => !readIds.has(id))

  return (
    <>
      <Button size="small" variant="quiet" onClick={() => mark('read', ids, hasUnread)}>
        {t(hasUnread ? 'markAllRead' : 'markAllUnread')}
      </Button>
      {view === 'saved' && (
        <Button size="small" variant="quiet" onClick={() => mark('saved', ids, false)}>
          {t('unsaveAll')}
        </Button>
      )}
    </>
  )
}
