import { color, fontSize, space, useFormat, measure } from '@aldergate/ui'
import { Link } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { BackButton } from '../../parts/BackButton'
import type { NewsItem } from './news'
import { readingAtAtom } from './news.atoms'
import { useText } from './texts'

interface NewsReaderProps {
  item: NewsItem
  headingId: string
  onClose: () => void
}

/** A news item in place of the list. */
export function NewsReader({ item, headingId, onClose }: NewsReaderProps) {
  const t = useText()
  const format = useFormat()
  const now = useAtomValue(readingAtAtom)

  return (
    <Article aria-labelledby={headingId}>
      <BackButton label={t('back')} onBack={onClose} />
      <Title id={headingId} tabIndex={-1} lang="en">
        {item.title}
      </Title>
      <Meta>
        <span lang="en">{item.source}</span>
        <time dateTime={new Date(item.publishedAt).toISOString()}>
          {format.dateTime(item.publishedAt)}
        </time>
        <span>{format.ago((now - item.publishedAt) / 1_000)}</span>
      </Meta>
      <Body lang="en">{item.body}</Body>
      <Link to={item.url}>{t('more')}</Link>
    </Article>
  )
}

const Article = styled.article`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(2)};
`

const Title = styled.h4`
  font-size: ${fontSize.s16};
  line-height: 24px;
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Body = styled.p`
  max-width: ${measure(68)};
  color: ${color.t1};
  font-size: ${fontSize.s14};
  line-height: 22px;
`
