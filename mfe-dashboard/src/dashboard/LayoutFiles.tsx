import type { JsonFileProblem } from '@aldergate/files'
import { logFailure } from '@aldergate/platform'
import { Button, Row, showToast } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { type ChangeEvent, useRef } from 'react'
import { type PlainTextKey, useText } from '../texts'
import { arrangementAtom } from '../layout/layout.atoms'
import { layoutFileOf, type LayoutFileProblem, layoutFrom } from './layoutFile'
import { useLayoutChanges } from './useLayoutChanges'

const PROBLEMS = {
  empty: 'layoutFileEmpty',
  tooLarge: 'layoutFileTooLarge',
  unreadable: 'layoutFileUnreadable',
  notText: 'layoutFileNotJson',
  notJson: 'layoutFileNotJson',
  notALayout: 'layoutFileOther',
  newerVersion: 'layoutFileNewer',
} as const satisfies Record<JsonFileProblem | LayoutFileProblem, PlainTextKey>

/** Few sessions need it, and the dashboard does not wait for it. */
function loadFiles() {
  return import('@aldergate/files')
}

/** Gives the layout as a file, and takes one from a file; a wrong file changes nothing. */
export function LayoutFiles() {
  const t = useText()
  const inputRef = useRef<HTMLInputElement>(null)
  const arrangement = useAtomValue(arrangementAtom)
  const { importLayout } = useLayoutChanges()

  function refuse(problem: keyof typeof PROBLEMS) {
    showToast(t(PROBLEMS[problem]), 'error')
  }

  function tell(failure: unknown) {
    logFailure('What reads and writes files did not come', failure)
    showToast(t('layoutFilesUnavailable'), 'error')
  }

  async function give() {
    const { downloadJson } = await loadFiles()
    downloadJson('dashboard-layout', layoutFileOf(arrangement))
  }

  async function take(chosen: File) {
    const { readJsonFile } = await loadFiles()
    const file = await readJsonFile(chosen)
    if (file.status === 'refused') return refuse(file.problem)
    const read = layoutFrom(file.data)
    if (read.status === 'refused') return refuse(read.problem)
    importLayout(read.layout)
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
