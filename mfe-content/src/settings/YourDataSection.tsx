import { downloadFile } from '@aldergate/files'
import { dataFileName } from '@aldergate/files/names'
import { eraseDataAtom, exportDataAtom, newerSlicesAtom } from '@aldergate/keeping'
import {
  DEFAULT_SETTINGS,
  keepDataAtom,
  keepingAtom,
  settingsAtom,
  useAtomCallback,
} from '@aldergate/platform'
import { Button, Card, Muted, Row, showToast, Stack } from '@aldergate/ui'
import { dayOf } from '@aldergate/ui/days'
import { SwitchField } from '@aldergate/ui/fields'
import { EraseDialog, sliceNames } from '@aldergate/ui/kept'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { AccountAnew } from './AccountAnew'
import { DamagedCopies } from './DamagedCopies'
import { ImportData } from './ImportData'
import { textsIn, useText } from './texts'

const KEEP_HINTS = {
  off: 'keepOff',
  on: 'keepOn',
  failing: 'keepFailing',
} as const

/** The place of the trader's data and the actions on them; each takes effect at once. */
export function YourDataSection({ onErase }: { onErase: () => void }) {
  const t = useText()
  const { language } = useAtomValue(settingsAtom)
  const keeping = useAtomValue(keepingAtom)
  const newer = useAtomValue(newerSlicesAtom)
  const keepData = useSetAtom(keepDataAtom)
  const eraseData = useSetAtom(eraseDataAtom)
  const exportData = useExport()
  const [isErasing, setErasing] = useState(false)

  async function erase() {
    eraseData()
    onErase()
    setErasing(false)
    // The erasure resets the language, too.
    const erased = await textsIn(DEFAULT_SETTINGS.language)
    showToast(erased('erased'), 'success')
  }

  return (
    <Card id="your-data" heading={t('data')}>
      <Stack $gap={4}>
        <SwitchField
          data-lead-focus
          label={t('keep')}
          hint={t(KEEP_HINTS[keeping])}
          checked={keeping !== 'off'}
          onChange={keepData}
        />
        {newer.length > 0 && <p>{t('newerNote', { parts: sliceNames(language, newer) })}</p>}
        <Muted>{t('dataNote', { parts: sliceNames(language) })}</Muted>
        <Row>
          <Button onClick={exportData}>{t('export')}</Button>
          <ImportData />
          <AccountAnew />
          <Button onClick={() => setErasing(true)}>{t('erase')}</Button>
        </Row>
        <DamagedCopies />
      </Stack>
      <EraseDialog
        isOpen={isErasing}
        onErase={() => void erase()}
        onClose={() => setErasing(false)}
      />
    </Card>
  )
}

/** Lets the browser save a file with all of the trader's data. */
function useExport(): () => void {
  return useAtomCallback((get, set) => {
    const today = dayOf(Date.now(), get(settingsAtom).timeZone)
    downloadFile(dataFileName(today), set(exportDataAtom), 'application/json')
  })
}
