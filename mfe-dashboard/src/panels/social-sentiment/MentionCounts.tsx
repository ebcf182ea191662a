import { color, fontSize, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import type { SentimentRecord } from './sentiment'
import { useText } from './texts'

/** The number of mentions, by sentiment. */
export function MentionCounts({ record }: { record: SentimentRecord }) {
  const t = useText()
  const format = useFormat()

  return (
    <Lines>
      <span>{t('positive', { count: format.number(record.positiveMentions) })}</span>
      <span>{t('negative', { count: format.number(record.negativeMentions) })}</span>
      <Total>{t('total', { count: format.number(record.totalMentions) })}</Total>
    </Lines>
  )
}

const Lines = styled.div`
  display: grid;
  justify-items: end;
  padding: 2px 0;
  font-size: ${fontSize.s12};
  line-height: 16px;
`

const Total = styled.span`
  color: ${color.t3};
`
