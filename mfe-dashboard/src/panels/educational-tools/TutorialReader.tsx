import { Badge, Button, color, fontSize, Icon, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useLeadToPanel } from '../../layout/useLeadToPanel'
import { BackButton } from '../../parts/BackButton'
import { Column } from '../../parts/Column'
import { useText as usePanelText } from '../../texts'
import { isCompleted, NOT_BEGUN } from './progress'
import { progressAtom, startOverAtom } from './progress.atoms'
import { ReadSteps } from './ReadSteps'
import { SectionSteps } from './SectionSteps'
import { SectionText } from './SectionText'
import { useText } from './texts'
import type { Tutorial } from './tutorial'

interface TutorialReaderProps {
  tutorial: Tutorial
  headingId: string
  onClose: () => void
}

/** A tutorial in the place of the list, a section at a time. */
export function TutorialReader({ tutorial, headingId, onClose }: TutorialReaderProps) {
  const t = useText()
  const panelText = usePanelText()
  const lead = useLeadToPanel()
  const startOver = useSetAtom(startOverAtom)
  const { id, title, practice, sections } = tutorial
  const progress = useAtomValue(progressAtom)[id] ?? NOT_BEGUN

  function startAgain() {
    startOver(tutorial)
    // The button disappears on completion.
    document.getElementById(headingId)?.focus()
  }

  const section = sections[progress.section]
  const isRead = isCompleted(progress, sections.length)
  const isLast = progress.section === sections.length - 1

  return (
    <Column as="article" aria-labelledby={headingId}>
      <Bar>
        <BackButton label={t('back')} onBack={onClose} />
        {isRead && (
          <Button size="small" variant="quiet" onClick={startAgain}>
            {t('startOver')}
          </Button>
        )}
      </Bar>
      <Title id={headingId} tabIndex={-1} lang="en">
        {title}
      </Title>
      <Facts>
        {isRead && (
          <Badge tone="ok">
            <Icon name="check" size={12} />
            {t('completed')}
          </Badge>
        )}
        <ReadSteps read={progress.read} count={sections.length} />
      </Facts>
      {section && <SectionText key={progress.section} section={section} />}
      <SectionSteps tutorial={tutorial} progress={progress} onCompleted={onClose} />
      {isLast && (
        <Practise onClick={() => lead(practice)}>
          {t('practise', { panel: panelText(`${practice}.title`) })}
        </Practise>
      )}
    </Column>
  )
}

const Bar = styled.div`
  display: flex;
  justify-content: space-between;
`

const Title = styled.h4`
  font-size: ${fontSize.s16};
  line-height: 24px;
`

const Facts = styled.div`
  display: flex;
  gap: ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Practise = styled(Button)`
  align-self: center;
`
