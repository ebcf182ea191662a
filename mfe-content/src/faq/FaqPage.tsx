import { color, Page, radius } from '@aldergate/ui'
import styled from 'styled-components'
import { thing } from '../reading/thing'
import { FaqItem } from './FaqItem'
import { QUESTIONS } from '../parts/questions.data'
import { useText } from './texts'
import { useOpenAnswer } from './useOpenAnswer'

export default function FaqPage() {
  const t = useText()
  const { openSlug, linked, show, toggle } = useOpenAnswer()

  return (
    <Page title={t('title')} intro={t('intro')} isInEnglish>
      <List {...thing('FAQPage')}>
        {QUESTIONS.map((question) => (
          <FaqItem
            key={question.slug}
            question={question}
            isOpen={question.slug === openSlug}
            arrival={question.slug === linked.slug ? linked.arrival : undefined}
            onToggle={() => toggle(question.slug)}
            onFound={() => show(question.slug)}
          />
        ))}
      </List>
    </Page>
  )
}

const List = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
`
