import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Card, color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'
import { QUESTIONS } from './questions.data'
import { useText } from './texts'

export function SupportQuestions() {
  const t = useText()

  return (
    <Card heading={t('faq')} actions={<Link to={PATHS.faq}>{t('moreAnswers')}</Link>}>
      <List lang="en">
        {QUESTIONS.map(({ id, question, answer, link }) => (
          <li key={id} id={id}>
            <h3>{question}</h3>
            <p>{answer}</p>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)} ${space(6)};

  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space(1)};
  }

  h3 {
    font-size: ${fontSize.s14};
  }

  p {
    color: ${color.t2};
    line-height: 20px;
  }
`
