import { Badge, ButtonLink, color, fontSize, fontWeight, Icon, media, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { StepId } from './steps.data'
import { useText } from './texts'

interface ChecklistItemProps {
  step: { id: StepId; to: string; isDone: boolean }
  /** The first that is not done. */
  isNext: boolean
}

export function ChecklistItem({ step: { id, to, isDone }, isNext }: ChecklistItemProps) {
  const t = useText()

  return (
    <Row>
      <Mark $isDone={isDone}>{isDone && <Icon name="check" size={12} />}</Mark>
      <div>
        <Headline>
          {t(`step.${id}`)}{' '}
          <Badge tone={isDone ? 'ok' : 'neutral'}>{isDone ? t('done') : t('open')}</Badge>
        </Headline>
        <Text>{t(`step.${id}.text`)}</Text>
      </div>
      <Action to={to} variant={isNext ? 'primary' : 'secondary'}>
        {t(`step.${id}.link`)}
      </Action>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(3)};

  & + & {
    border-top: 1px solid ${color.border};
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
  }
`

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${({ $isDone }) => ($isDone ? color.ok : color.borderStrong)};
  border-radius: 50%;
  color: ${color.ok};
`

const Headline = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize.s13};
  font-weight: ${fontWeight.medium};
`

const Text = styled.p`
  color: ${color.t2};
`

const Action = styled(ButtonLink)`
  ${media.phone} {
    grid-column: 2;
    justify-self: start;
  }
`
