import { markNewsAtom, type NewsMark } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useText } from './texts'

/** Sets or removes a mark on articles, says so, and offers Undo. */
export function useMark() {
  const t = useText()
  const mark = useSetAtom(markNewsAtom)

  return function markAndTell(kind: NewsMark, ids: readonly string[], isSet: boolean) {
    const changed = mark(kind, ids, isSet)
    const done = kind === 'saved' ? 'unsaved' : isSet ? 'markedRead' : 'markedUnread'
    showToast(t(done, { count: changed.length }), 'blank', {
      action: { label: t('undo'), onAction: () => mark(kind, changed, !isSet) },
    })
  }
}
