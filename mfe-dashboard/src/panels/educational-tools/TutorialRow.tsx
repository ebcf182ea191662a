import { Badge, color, fontSize, Icon, Muted, space } from '@aldergate/ui'
import { TitleButton } from '@aldergate/ui/fields'
import styled from 'styled-components'
import { ReadSteps } from './ReadSteps'
import { useText } from './texts'
import type { Tutorial } from './tutorial'

interface TutorialRowProps {
  tutorial: Tutorial
  /** How many of its sections were read. */
  read: number
  isCompleted: boolean
  openerId: string
  onOpen: () => void
}

export function TutorialRow({ tutorial, read, isCompleted, openerId, onOpen }: TutorialRowProps) {
  const t = useText()
  const { title, summary, difficulty, duration, sections } = tutorial

  return (
    <Row>
      <Head>
        <Title lang="en">
          <TitleButton id={openerId} type="button" data-lead-focus onClick={onOpen}>
            {title}
          </TitleButton>
        </Title>
        {isCompleted && (
          <Badge tone="ok">
            <Icon name="check" size={12} />
            {t('completed')}
          </Badge>
        )}
      </Head>
      <Muted $color="t2" lang="en">
        {summary}
      </Muted>
      <Facts>
        <Badge>{t(difficulty)}</Badge>
        <span>{t('minutes', { count: duration })}</span>
        <ReadSteps read={read} count={sections.length} />
      </Facts>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(1)} ${space(2)} 2px;
  border-top: 1px solid ${color.border};
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
`

const Title = styled.h4`
  font-size: ${fontSize.s13};
  text-wrap: wrap;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
