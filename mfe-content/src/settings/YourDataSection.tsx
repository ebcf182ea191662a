import { eraseDataAtom, newerSlicesAtom } from '@aldergate/keeping'
import { DEFAULT_SETTINGS, keepDataAtom, keepingAtom, settingsAtom } from '@aldergate/platform'
import { Button, Card, Muted, Row, showToast, Stack } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { EraseDialog, sliceNames } from '@aldergate/ui/kept'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { textsIn, useText } from '../texts'
import { DamagedCopies } from './DamagedCopies'
import { ImportData } from './ImportData'
import { useExport } from './useExport'

const KEEP_HINTS = {
  off: 'settings.keepOff',
  on: 'settings.keepOn',
  failing: 'settings.keepFailing',
} as const

/** Where the trader's data are, and what can be done with them; all of it acts at once. */
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
    // The language, too, is what it was at the beginning.
    const erased = await textsIn(DEFAULT_SETTINGS.language)
    showToast(erased('settings.erased'), 'success')
  }

  return (
    <Card id="your-data" heading={t('settings.data')}>
      <Stack $gap={4}>
        <SwitchField
          data-lead-focus
          label={t('settings.keep')}
          hint={t(KEEP_HINTS[keeping])}
          checked={keeping !== 'off'}
          onChange={keepData}
        />
        {newer.length > 0 && (
          <p>{t('settings.newerNote', { parts: sliceNames(language, newer) })}</p>
        )}
        <Muted>{t('settings.dataNote', { parts: sliceNames(language) })}</Muted>
        <Row>
          <Button onClick={exportData}>{t('settings.export')}</Button>
          <ImportData />
          <Button onClick={() => setErasing(true)}>{t('settings.erase')}</Button>
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
