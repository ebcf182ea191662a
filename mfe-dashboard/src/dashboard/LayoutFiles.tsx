import { logFailure } from '@aldergate/platform'
import { Button, Row, showToast } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { type ChangeEvent, useRef } from 'react'
import { useText } from '../texts'
import { arrangementAtom } from '../layout/layout.atoms'
import { useLayoutChanges } from './useLayoutChanges'

/** Loaded on demand, because few sessions need it. */
function loadTransfer() {
  return import('./layoutTransfer')
}

/** Exports the layout to a file and imports one; an invalid file changes nothing. */
export function LayoutFiles() {
  const t = useText()
  const inputRef = useRef<HTMLInputElement>(null)
  const arrangement = useAtomValue(arrangementAtom)
  const { importLayout } = useLayoutChanges()

  function tell(failure: unknown) {
    logFailure('What reads and writes files did not come', failure)
    showToast(t('layoutFilesUnavailable'), 'error')
  }

  async function give() {
    const { giveLayout } = await loadTransfer()
    giveLayout(arrangement)
  }

  async function take(chosen: File) {
    const { takeLayout } = await loadTransfer()
    const taken = await takeLayout(chosen)
    if (taken.status === 'refused') showToast(t(taken.problem), 'error')
    else importLayout(taken.layout)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) take(chosen).catch(tell)
    // So that the same file can be chosen again.
    target.value = ''
  }

  return (
    <Row>
      <Button onClick={() => give().catch(tell)}>{t('exportLayout')}</Button>
      <Button onClick={() => inputRef.current?.click()}>{t('importLayout')}</Button>
      <input
        ref={inputRef}
        type="file"
        accept=".json,application/json"
        aria-label={t('layoutFile')}
        hidden
        onChange={choose}
      />
    </Row>
  )
}
