import { Badge, color, fontSize, media, Muted, space, useFormat, measure } from '@aldergate/ui'
import { Highlighted, TitleButton } from '@aldergate/ui/fields'
import { Link } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import type { Article } from '../articles/article'
import { readIdsAtom, savedIdsAtom } from '../articles/marks.atoms'
import { ArticleTime } from '../articles/ArticleTime'
import { ReadState } from '../articles/ReadState'
import { ArticleActions } from './ArticleActions'
import { ArticleBody, type Bodies } from './ArticleBody'
import type { View } from './newsFilter'
import { useText } from './texts'

interface ArticleItemProps {
  article: Article
  bodies: Bodies
  /** The search, whose words are marked. */
  query: string
  view: View
  isOpen: boolean
  onToggle: () => void
}

export function ArticleItem({ article, bodies, query, view, isOpen, onToggle }: ArticleItemProps) {
  const t = useText()
  const format = useFormat()
  const isSaved = useAtomValue(savedIdsAtom).has(article.id)
  const isRead = useAtomValue(readIdsAtom).has(article.id)
  const headlineId = useId()
  const bodyId = useId()

  const { headline, category, source, summary } = article

  return (
    <Item id={article.id}>
      <article aria-labelledby={headlineId}>
        <Meta>
          <ReadState $read={isRead}>{t(isRead ? 'read' : 'unread')}</ReadState>
          <Badge>{t(`category.${category}`)}</Badge>
          <span lang="en">
            <Highlighted text={source} query={query} />
          </span>
          <ArticleTime article={article} />
          {isSaved && <Badge tone="info">{t('saved')}</Badge>}
        </Meta>
        <Headline id={headlineId} lang="en">
          <TitleButton
            $read={isRead}
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
          >
            <Highlighted text={headline} query={query} />
          </TitleButton>
        </Headline>
        <p lang="en">
          <Highlighted text={summary} query={query} />
        </p>
        <Body id={bodyId} hidden={!isOpen}>
          {isOpen && <ArticleBody id={article.id} bodies={bodies} />}
          <Muted as="span">
            {t('topicsOf', { topics: format.list(article.topics.map((id) => t(`topic.${id}`))) })}
          </Muted>
          <Link to={article.url}>{t('linkToArticle')}</Link>
        </Body>
        <ArticleActions
          id={article.id}
          headline={headline}
          isRead={isRead}
          isSaved={isSaved}
          view={view}
        />
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
    max-width: ${measure(84)};
    color: ${color.t2};
  }
`

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};

  ${media.fromTablet} {
    article > && {
      grid-column: 1;
    }
  }
`

const Headline = styled.h3`
  font-size: ${fontSize.s14};
  line-height: 20px;
  text-wrap: wrap;
`

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  margin: ${space(1)} 0;
  padding-left: ${space(3)};
  border-left: 2px solid ${color.border};

  > :first-child {
    justify-self: stretch;
  }

  p {
    color: ${color.t1};
    line-height: 20px;
  }
`
