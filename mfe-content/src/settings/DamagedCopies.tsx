import { downloadFile } from '@aldergate/files'
import { damagedFileName } from '@aldergate/files/names'
import { damagedCopiesAtom, deleteDamagedAtom, exportDamagedAtom } from '@aldergate/keeping'
import { settingsAtom } from '@aldergate/platform'
import { Button, handOnFocus, Muted, Row, showToast, Stack } from '@aldergate/ui'
import { dayOf } from '@aldergate/ui/days'
import { sliceNames } from '@aldergate/ui/kept'
import { useAtomValue, useSetAtom } from 'jotai'
import { useText } from './texts'

/** The damaged copies of stored data, to export or to delete, for as long as they are kept. */
export function DamagedCopies() {
  const t = useText()
  const { language, timeZone } = useAtomValue(settingsAtom)
  const copies = useAtomValue(damagedCopiesAtom)
  const exportDamaged = useSetAtom(exportDamagedAtom)
  const deleteDamaged = useSetAtom(deleteDamagedAtom)

  function takeAway() {
    const name = damagedFileName(dayOf(Date.now(), timeZone))
    downloadFile(name, exportDamaged(), 'application/json')
  }

  function remove() {
    deleteDamaged()
    showToast(t('damagedDeleted'), 'success')
  }

  if (copies.length === 0) return null
  const slices = [...new Set(copies.map(({ slice }) => slice))]
  return (
    <Stack ref={handOnFocus} $gap={2}>
      <Muted>{t('damagedNote', { parts: sliceNames(language, slices) })}</Muted>
      <Row>
        <Button onClick={takeAway}>{t('damagedExport')}</Button>
        <Button onClick={remove}>{t('damagedDelete')}</Button>
      </Row>
    </Stack>
  )
}
