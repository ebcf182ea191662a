import { Button } from '@aldergate/ui'
import { type ChangeEvent, useRef } from 'react'
import { useText } from './texts'
import { useStrategyFile } from './useStrategyFile'

/** Exports the strategy to a file, and imports one. */
export function StrategyFiles() {
  const t = useText()
  const inputRef = useRef<HTMLInputElement>(null)
  const importRef = useRef<HTMLButtonElement>(null)
  const { giveFile, takeFile } = useStrategyFile(() => importRef.current?.focus())

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) takeFile(chosen)
    // So that the same file can be chosen again.
    target.value = ''
  }

  return (
    <>
      <Button onClick={giveFile}>{t('export')}</Button>
      <Button ref={importRef} onClick={() => inputRef.current?.click()}>
        {t('import')}
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept=".json,application/json"
        aria-label={t('file')}
        hidden
        onChange={choose}
      />
    </>
  )
}
