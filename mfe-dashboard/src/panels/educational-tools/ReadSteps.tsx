import { color, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** How far a tutorial was read: a mark a section, and the same in words. */
export function ReadSteps({ read, count }: { read: number; count: number }) {
  const t = useText()
  const steps = Array.from({ length: count }, (_, index) => index < read)

  return (
    <Row>
      <Marks aria-hidden="true">
        {steps.map((isRead, index) => (
          <Mark key={index} $read={isRead} />
        ))}
      </Marks>
      {t('sectionsRead', { read, count })}
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`

const Marks = styled.span`
  display: flex;
  gap: 2px;
`

const Mark = styled.span<{ $read: boolean }>`
  width: 12px;
  height: 6px;
  border: 1px solid ${({ $read }) => ($read ? color.accent : color.borderStrong)};
  border-radius: ${radius.pill};
  background: ${({ $read }) => ($read ? color.accent : 'transparent')};
`
