import { importDataAtom } from '@aldergate/keeping'
import { settingsAtom } from '@aldergate/platform'
import { Button, showToast } from '@aldergate/ui'
import { useSetAtom, useStore } from 'jotai'
import { type ChangeEvent, useRef, useState } from 'react'
import { ImportDialog } from './ImportDialog'
import { type ChosenFile, readDataFile } from './importFile'
import { textsIn, useText } from './texts'

/** Imports data from a file, after the trader has seen what it would replace. */
export function ImportData() {
  const t = useText()
  const store = useStore()
  const importData = useSetAtom(importDataAtom)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ChosenFile>()

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    // So that the same file can be chosen again.
    const read = chosen && (await readDataFile(chosen))
    target.value = ''
    setFile(read)
  }

  async function apply(text: string) {
    importData(text)
    setFile(undefined)
    // In the language that the file may have just set.
    const imported = await textsIn(store.get(settingsAtom).language)
    showToast(imported('imported'), 'success')
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('import')}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('importFile')}
        hidden
        onChange={(event) => void choose(event)}
      />
      {file && (
        <ImportDialog
          file={file}
          onApply={(text) => void apply(text)}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  )
}
