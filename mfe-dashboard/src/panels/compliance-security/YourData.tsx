import { downloadFile } from '@aldergate/files'
import { dataFileName } from '@aldergate/files/names'
import { eraseDataAtom, exportDataAtom } from '@aldergate/keeping'
import { settingsAtom } from '@aldergate/platform'
import { Button, Muted, showToast, space } from '@aldergate/ui'
import { dayOf } from '@aldergate/ui/days'
import { EraseDialog } from '@aldergate/ui/kept'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

/** The actions for the trader's data: to export them, or to erase them. */
export function YourData() {
  const t = useText()
  const headingId = useId()
  const { timeZone } = useAtomValue(settingsAtom)
  const exportData = useSetAtom(exportDataAtom)
  const eraseData = useSetAtom(eraseDataAtom)
  const [isErasing, setIsErasing] = useState(false)

  function takeAway() {
    downloadFile(dataFileName(dayOf(Date.now(), timeZone)), exportData(), 'application/json')
    showToast(t('exported'), 'success')
  }

  function erase() {
    eraseData()
    setIsErasing(false)
    showToast(t('erased'), 'success')
  }

  return (
    <Section aria-labelledby={headingId}>
      <Heading as="h4" $color="t2" id={headingId}>
        {t('yourData')}
      </Heading>
      <Button onClick={takeAway}>{t('exportData')}</Button>
      <Muted $color="t2">{t('exportMeaning')}</Muted>
      <Button onClick={() => setIsErasing(true)}>{t('eraseData')}</Button>
      <Muted $color="t2">{t('eraseMeaning')}</Muted>
      <EraseDialog isOpen={isErasing} onErase={erase} onClose={() => setIsErasing(false)} />
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(3)};
`

const Heading = styled(Muted)`
  grid-column: 1 / -1;
`
