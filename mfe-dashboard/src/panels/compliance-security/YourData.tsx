import { dataFileName, downloadFile } from '@aldergate/files'
import { eraseDataAtom, exportDataAtom } from '@aldergate/keeping'
import { Button, color, EraseDialog, fontSize, showToast, space } from '@aldergate/ui'
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
    <Section aria-labelledby={headingId}>
      <Heading id={headingId}>{t('yourData')}</Heading>
      <Button onClick={takeAway}>{t('exportData')}</Button>
      <Meaning>{t('exportMeaning')}</Meaning>
      <Button onClick={() => setIsErasing(true)}>{t('eraseData')}</Button>
      <Meaning>{t('eraseMeaning')}</Meaning>
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

const Heading = styled.h4`
  grid-column: 1 / -1;
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Meaning = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s12};
`
