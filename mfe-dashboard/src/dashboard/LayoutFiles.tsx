import { downloadJson, type JsonFileProblem, readJsonFile } from '@aldergate/files'
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

/** Gives the layout as a file, and takes one from a file; a wrong file changes nothing. */
export function LayoutFiles() {
  const t = useText()
  const inputRef = useRef<HTMLInputElement>(null)
  const arrangement = useAtomValue(arrangementAtom)
  const { importLayout } = useLayoutChanges()

  function refuse(problem: keyof typeof PROBLEMS) {
    showToast(t(PROBLEMS[problem]), 'error')
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const file = await readJsonFile(chosen)
    // So that the same file can be chosen again.
    target.value = ''
    if (file.status === 'refused') return refuse(file.problem)
    const read = layoutFrom(file.data)
    if (read.status === 'refused') return refuse(read.problem)
    importLayout(read.layout)
  }

  return (
    <Row>
      <Button onClick={() => downloadJson('dashboard-layout', layoutFileOf(arrangement))}>
        {t('exportLayout')}
      </Button>
      <Button onClick={() => inputRef.current?.click()}>{t('importLayout')}</Button>
      <input
        ref={inputRef}
        type="file"
        accept=".json,application/json"
        aria-label={t('layoutFile')}
        hidden
        onChange={(event) => void choose(event)}
      />
    </Row>
  )
}
