import { Card, color, fontWeight, radius, SampleTag, space, Stack, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { SENTIMENT } from './sentiment.data'
import { useText } from './texts'

/** The words and the percentages say all: the bars are for the eye. */
export function SentimentChart() {
  const t = useText()
  const format = useFormat()

  return (
    <Card heading={t('sentiment')} actions={<SampleTag />}>
      <Stack as="ul" aria-label={t('sentiment')}>
        {SENTIMENT.map(({ mood, percent }) => (
          <Row key={mood}>
            <span>{t(`mood.${mood}`)}</span>
            <Track aria-hidden="true">
              <Bar $percent={percent} $mood={mood} />
            </Track>
            <Percent>{format.percent(percent, 0)}</Percent>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}

const MOOD_COLOURS = { positive: color.up, neutral: color.t3, negative: color.down } as const

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) minmax(4ch, auto);
  align-items: center;
  gap: ${space(2)};
`

const Track = styled.span`
  height: 12px;
  border-radius: ${radius.control};
  background: ${color.s3};
  overflow: hidden;
`

const Bar = styled.span<{ $percent: number; $mood: keyof typeof MOOD_COLOURS }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  background: ${({ $mood }) => MOOD_COLOURS[$mood]};
`

const Percent = styled.span`
  font-weight: ${fontWeight.medium};
  text-align: right;
  white-space: nowrap;
`
