import { Link } from '@aldergate/platform'
import { color, fontSize, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { pictureOf } from './pictures'
import { type Story, STORIES } from './stories.data'

export function Stories() {
  return (
    <Row>
      {STORIES.map((story) => (
        <StoryItem key={story.id} story={story} />
      ))}
    </Row>
  )
}

function StoryItem({ story }: { story: Story }) {
  const { id, title, description, image, link } = story
  const { Picture, alt } = pictureOf(image)

  return (
    <Article lang="en" aria-labelledby={id}>
      <Picture alt={alt} />
      <Words>
        <h3 id={id}>{title}</h3>
        <p>{description}</p>
        <Link to={link.to}>{link.label}</Link>
      </Words>
    </Article>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(3)};
`

const Article = styled.article`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
  overflow: hidden;
  break-inside: avoid;
`

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  flex: 1;
  gap: ${space(2)};
  padding: ${space(4)};
  border-top: 1px solid ${color.border};
  color: ${color.t2};

  h3 {
    color: ${color.t1};
    font-size: ${fontSize.s14};
    line-height: 20px;
  }

  a {
    justify-self: start;
    padding: ${space(1)} 0;
  }
`
