import { EnglishOnly } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { Column } from '../../parts/Column'
import { useInlineReader } from '../../parts/useInlineReader'
import { openTutorialAtom, openTutorialIdAtom } from './progress.atoms'
import { TutorialList } from './TutorialList'
import { TutorialReader } from './TutorialReader'

export function EducationalToolsPanel() {
  const { open, close, headingId, openerId } = useInlineReader(openTutorialIdAtom)
  const openTutorial = useAtomValue(openTutorialAtom)

  return (
    <Column>
      <EnglishOnly />
      {openTutorial ? (
        <TutorialReader tutorial={openTutorial} headingId={headingId} onClose={close} />
      ) : (
        <TutorialList onOpen={open} openerId={openerId} />
      )}
    </Column>
  )
}
