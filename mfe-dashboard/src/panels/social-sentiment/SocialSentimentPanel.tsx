import { Badge, color, fontSize, fontWeight, space } from '@aldergate/ui'
import { type Column, DataTable, Direction, Sparkline } from '@aldergate/ui/data'
import styled from 'styled-components'
import { narrow } from '../../parts/narrow'
import { MENTIONS } from './mentions.data'
import { MentionCounts } from './MentionCounts'
import { ScoreBar } from './ScoreBar'
import { FEW_MENTIONS, hasFewMentions, sentimentRecord, type SentimentRecord } from './sentiment'
import { useText } from './texts'

const RECORDS = MENTIONS.map(sentimentRecord)

const DIRECTIONS = { up: 1, neutral: 0, down: -1 } as const

export function SocialSentimentPanel() {
  const t = useText()

  const columns: Column<SentimentRecord>[] = [
    {
      id: 'symbol',
      header: t('symbol'),
      rowHeader: true,
      sortBy: ({ symbol }) => symbol,
      cell: ({ symbol }) => <Ticker>{symbol}</Ticker>,
    },
    {
      id: 'score',
      header: t('score'),
      sortBy: ({ sentimentScore }) => sentimentScore,
      cell: (record) => (
        <ScoreCell>
          <ScoreBar score={record.sentimentScore} />
          {hasFewMentions(record) && <Badge tone="warn">{t('fewMentions')}</Badge>}
        </ScoreCell>
      ),
    },
    {
      id: 'mentions',
      header: t('mentions'),
      numeric: true,
      sortBy: ({ totalMentions }) => totalMentions,
      cell: (record) => <MentionCounts record={record} />,
    },
    {
      id: 'trend',
      header: t('trend'),
      sortBy: ({ scoreChange }) => scoreChange,
      cell: ({ symbol, hourlyScores, trend }) => (
        <TrendCell>
          <Sparkline
            values={hourlyScores}
            width={60}
            height={16}
            label={t('scoresOf', { symbol })}
          />
          <Direction change={DIRECTIONS[trend]}>{t(trend)}</Direction>
        </TrendCell>
      ),
    },
  ]

  return (
    <Stack>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={RECORDS}
        rowKey={({ symbol }) => symbol}
      />
      <Note>{t('note', { few: FEW_MENTIONS })}</Note>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};

  td,
  th {
    padding-inline: ${space(1)};
  }

  /* The bars take the width that the other columns leave. */
  td:first-of-type {
    width: 60%;
  }
`

const Ticker = styled.span`
  font-weight: ${fontWeight.semibold};
`

const ScoreCell = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  max-width: 220px;

  /* In a narrow panel the trend needs the room that a tag on one line would take. */
  ${narrow} {
    > :nth-child(2) {
      white-space: normal;
    }
  }
`

const TrendCell = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  padding: 5px 0;
  font-size: ${fontSize.s12};
`

const Note = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 16px;
`
