import { Button, space, VisuallyHidden } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import type { Progress } from './progress'
import { goBackAtom, goOnAtom } from './progress.atoms'
import { useText } from './texts'
import type { Tutorial } from './tutorial'

interface SectionStepsProps {
  tutorial: Tutorial
  progress: Progress
  onCompleted: () => void
}

/** Steps through the sections: the focus stays on the button, and the section is announced. */
export function SectionSteps({ tutorial, progress, onCompleted }: SectionStepsProps) {
  const t = useText()
  const goOn = useSetAtom(goOnAtom)
  const goBack = useSetAtom(goBackAtom)

  const { sections } = tutorial
  const isLast = progress.section === sections.length - 1

  function readOn() {
    goOn(tutorial)
    if (isLast) onCompleted()
  }

  return (
    <Row>
      <Button aria-disabled={progress.section === 0} onClick={() => goBack(tutorial)}>
        {t('previous')}
      </Button>
      <VisuallyHidden role="status">
        {t('section', { section: progress.section + 1, count: sections.length })}{' '}
        <span lang="en">{sections[progress.section]?.heading}</span>
      </VisuallyHidden>
      <Button variant="primary" onClick={readOn}>
        {t(isLast ? 'complete' : 'next')}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
`
