import { color, fontSize, fontWeight, Muted, radius, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** How sure the sample signal is, as a bar and in figures. */
export function Confidence({ percent }: { percent: number }) {
  const t = useText()
  const format = useFormat()

  return (
    <Row>
      <Muted as="span" $size="s11">
        {t('confidence')}
      </Muted>
      <Track aria-hidden="true">
        <Fill $percent={percent} />
      </Track>
      <Value>{format.percent(percent, 0)}</Value>
    </Row>
  )
}

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize.s12};
`

const Track = styled.span`
  flex: 1;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.s3};
`

const Fill = styled.span<{ $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.accent};
`

const Value = styled.span`
  min-width: 4ch;
  font-weight: ${fontWeight.medium};
  text-align: right;
`
