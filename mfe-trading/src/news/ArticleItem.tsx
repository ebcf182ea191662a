import {
  Badge,
  Button,
  color,
  fontSize,
  fontWeight,
  Highlighted,
  media,
  Muted,
  space,
  useFormat,
  VisuallyHidden,
} from '@aldergate/ui'
import { Link } from '@aldergate/platform'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import type { Article } from '../articles/article'
import { readIdsAtom, savedIdsAtom, toggleSavedAtom } from './news.atoms'

interface ArticleItemProps {
  article: Article
  /** What was searched for, to mark it. */
  query: string
  isOpen: boolean
  onToggle: () => void
}

export function ArticleItem({ article, query, isOpen, onToggle }: ArticleItemProps) {
  const t = useText()
  const format = useFormat()
  const isSaved = useAtomValue(savedIdsAtom).has(article.id)
  const isRead = useAtomValue(readIdsAtom).has(article.id)
  const toggleSaved = useSetAtom(toggleSavedAtom)
  const headlineId = useId()
  const bodyId = useId()

  const { headline, category, source, summary, time } = article

  return (
    <Item id={article.id}>
      <article aria-labelledby={headlineId}>
        <Meta>
          <State $read={isRead}>{t(isRead ? 'read' : 'unread')}</State>
          <Badge>{t(`category.${category}`)}</Badge>
          <span lang="en">
            <Highlighted text={source} query={query} />
          </span>
          <time dateTime={time.toISOString()}>{format.dateTime(time)}</time>
          {isSaved && <Badge tone="info">{t('saved')}</Badge>}
        </Meta>
        <Headline id={headlineId} $read={isRead} lang="en">
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
            <Highlighted text={headline} query={query} />
          </button>
        </Headline>
        <p lang="en">
          <Highlighted text={summary} query={query} />
        </p>
        <Body id={bodyId} hidden={!isOpen}>
          <p lang="en">{article.body}</p>
          <Muted as="span">
            {t('topicsOf', { topics: format.list(article.topics.map((id) => t(`topic.${id}`))) })}
          </Muted>
          <Link to={article.url}>{t('linkToArticle')}</Link>
        </Body>
        <Save size="small" variant="quiet" onClick={() => toggleSaved(article.id)}>
          {t(isSaved ? 'unsave' : 'save')}
          <VisuallyHidden lang="en">{t('ofArticle', { headline })}</VisuallyHidden>
        </Save>
      </article>
    </Item>
  )
}

const Item = styled.li`
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.border};

  &:last-child {
    padding-bottom: 0;
  }

  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    justify-items: start;
    gap: ${space(1)} ${space(2)};
  }

  article > * {
    grid-column: 1 / -1;
  }

  p {
    max-width: 84ch;
    color: ${color.t2};
  }
`

/** Stands at the end of the first line, and is reached after the article. */
const Save = styled(Button)`
  article > && {
    grid-row: 1;
    grid-column: 2;
  }
`

const Meta = styled.div`
  article > && {
    grid-column: 1;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const State = styled.span<{ $read: boolean }>`
  color: ${({ $read }) => ($read ? color.t3 : color.accent)};
  font-weight: ${fontWeight.medium};
`

const Headline = styled.h3<{ $read: boolean }>`
  font-size: ${fontSize.s14};
  line-height: 20px;
  text-wrap: wrap;

  button {
    padding: 0;
    border: 0;
    background: transparent;
    color: ${({ $read }) => ($read ? color.t2 : color.t1)};
    font-weight: ${({ $read }) => ($read ? fontWeight.medium : fontWeight.semibold)};
    text-align: left;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }

    ${media.coarsePointer} {
      min-width: 0;
    }
  }
`

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  margin: ${space(1)} 0;
  padding-left: ${space(3)};
  border-left: 2px solid ${color.border};

  p {
    color: ${color.t1};
    line-height: 20px;
  }
`
