import { Card, color, fontWeight, media, motion, Muted, radius, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { Article, Topic } from '../articles/article'
import { useText } from './texts'
import { trendingTopics } from './trending'

interface TrendingTopicsProps {
  articles: readonly Article[]
  selected: Topic | undefined
  /** `undefined` when the selected topic is pressed again. */
  onSelect: (topic: Topic | undefined) => void
}

export function TrendingTopics({ articles, selected, onSelect }: TrendingTopicsProps) {
  const t = useText()

  return (
    <Card heading={t('trending')}>
      <Topics aria-label={t('trending')}>
        {trendingTopics(articles).map(({ topic, count }) => (
          <li key={topic}>
            <TopicButton
              type="button"
              aria-pressed={topic === selected}
              onClick={() => onSelect(topic === selected ? undefined : topic)}
            >
              <span>{t(`topic.${topic}`)}</span>
              <Count as="span">{t('articlesAbout', { count })}</Count>
            </TopicButton>
          </li>
        ))}
      </Topics>
    </Card>
  )
}

/** Two columns where the card is as wide as a phone, one beside the list. */
const Topics = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(156px, 1fr));
  margin: 0 -${space(2)};
`

const TopicButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: 28px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.t1};
  text-align: left;
  transition: background-color ${motion.control};

  &:hover {
    background: ${color.s3};
  }

  &[aria-pressed='true'] {
    background: ${color.s3};
    box-shadow: inset 2px 0 ${color.accent};
    font-weight: ${fontWeight.medium};
  }

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`

/** Does not wrap. */
const Count = styled(Muted)`
  flex: none;
`
