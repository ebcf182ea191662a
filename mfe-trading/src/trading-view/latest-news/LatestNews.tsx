import {
  ButtonLink,
  Card,
  color,
  EnglishOnly,
  fontSize,
  media,
  SampleTag,
  space,
  Stack,
} from '@aldergate/ui'
import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { NEWS } from '../../articles/articles'
import { ArticleTime } from '../../articles/ArticleTime'
import { readIdsAtom } from '../../articles/marks.atoms'
import { ReadState } from '../../articles/ReadState'
import { useText } from '../texts'
import { NEWS_IDS } from './newsIds.data'
import { newsItems } from './newsItem'

/** Three articles of the news page; like all of them they are invented, and written in English. */
export function LatestNews() {
  const t = useText()
  const readIds = useAtomValue(readIdsAtom)
  const items = newsItems(NEWS, NEWS_IDS)

  return (
    <Card
      heading={t('news')}
      actions={
        <>
          <SampleTag />
          <ButtonLink size="small" variant="quiet" to={PATHS.news}>
            {t('allNews')}
          </ButtonLink>
        </>
      }
    >
      <Stack>
        <EnglishOnly />
        <List aria-label={t('news')}>
          {items.map(({ id, title, minutesAgo, summary, link }) => (
            <Item key={id}>
              <Meta>
                <ReadState $read={readIds.has(id)}>
                  {t(readIds.has(id) ? 'read' : 'unread')}
                </ReadState>
                <ArticleTime article={{ minutesAgo }} />
              </Meta>
              <h3 lang="en">{title}</h3>
              <p lang="en">{summary}</p>
              <Link to={link} aria-label={t('readNews', { title })}>
                {t('readArticle')}
              </Link>
            </Item>
          ))}
        </List>
      </Stack>
    </Card>
  )
}

/** Side by side in a wide card, else stacked. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space(3)} ${space(5)};
`

const Item = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: 2px;
  min-width: 0;

  h3 {
    font-size: ${fontSize.s13};
    line-height: 18px;
  }

  p {
    color: ${color.t2};
    font-size: ${fontSize.s12};
    line-height: 17px;
  }

  a {
    font-size: ${fontSize.s12};

    ${media.coarsePointer} {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
`
