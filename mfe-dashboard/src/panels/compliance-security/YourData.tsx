import { dataFileName, downloadFile } from '@aldergate/files'
import { eraseDataAtom, exportDataAtom } from '@aldergate/keeping'
import { Button, EraseDialog, Muted, showToast, space, Stack } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

/** What can be done with the trader's data: take them away, or have none. */
export function YourData() {
  const t = useText()
  const headingId = useId()
  const exportData = useSetAtom(exportDataAtom)
  const eraseData = useSetAtom(eraseDataAtom)
  const [isErasing, setIsErasing] = useState(false)

  function takeAway() {
    downloadFile(dataFileName(new Date()), exportData(), 'application/json')
    showToast(t('exported'), 'success')
  }

  function erase() {
    eraseData()
    setIsErasing(false)
    showToast(t('erased'), 'success')
  }

  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Muted as="h4" $color="t2" id={headingId}>
        {t('yourData')}
      </Muted>
      <Row>
        <Button onClick={takeAway}>{t('exportData')}</Button>
        <Muted $color="t2">{t('exportMeaning')}</Muted>
      </Row>
      <Row>
        <Button onClick={() => setIsErasing(true)}>{t('eraseData')}</Button>
        <Muted $color="t2">{t('eraseMeaning')}</Muted>
      </Row>
      <EraseDialog isOpen={isErasing} onErase={erase} onClose={() => setIsErasing(false)} />
    </Stack>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
`
