import { Link, useLocation } from '@aldergate/platform'
import { color, fontSize, fontWeight, motion, radius, space, measure } from '@aldergate/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { thing } from '../reading/thing'
import { FoundableText } from './FoundableText'
import type { Question } from '../parts/questions.data'
import { useText } from './texts'

interface FaqItemProps {
  question: Question
  isOpen: boolean
  /** The navigation whose address named this answer, if one did; it moves the focus here. */
  arrival: string | undefined
  onToggle: () => void
  /** The browser's own search found the closed answer. */
  onFound: () => void
}

/** A question and its answer, which stays in the page while it is closed. */
export function FaqItem({ question, isOpen, arrival, onToggle, onFound }: FaqItemProps) {
  const t = useText()
  const { search } = useLocation()
  const { slug, answer, link } = question
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (arrival) button.current?.focus()
  }, [arrival])

  return (
    <Item itemProp="mainEntity" {...thing('Question')}>
      <h2 itemProp="name" lang="en">
        <Toggle
          // The target of the fragment: the browser focuses it when it scrolls there by itself.
          id={slug}
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${slug}-answer`}
          onClick={onToggle}
        >
          <Sign aria-hidden="true" $isOpen={isOpen} />
          {question.question}
        </Toggle>
      </h2>
      <FoundableText id={`${slug}-answer`} isShown={isOpen} onFound={onFound}>
        <div itemProp="acceptedAnswer" {...thing('Answer')}>
          <Answer itemProp="text" lang="en">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && <Link to={link.to}>{link.label}</Link>}
          </Answer>
        </div>
        <Permalink data-screen-only to={{ search, hash: slug }}>
          {t('permalink')}
        </Permalink>
      </FoundableText>
    </Item>
  )
}

const Item = styled.div`
  border-bottom: 1px solid ${color.border};
  &:last-child {
    border-bottom: 0;
  }
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3)};
  border: 0;
  background: none;
  color: ${color.t1};
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.medium};
  line-height: 20px;
  text-align: start;
  transition: background ${motion.control};
  &:hover {
    background: ${color.s2};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.panel};
  }
`

const Sign = styled.span<{ $isOpen: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  margin-inline: 2px;
  border: solid ${color.t3};
  border-width: 0 1.5px 1.5px 0;
  transform: ${({ $isOpen }) => ($isOpen ? 'rotate(45deg)' : 'rotate(-45deg)')};
  transition: transform ${motion.control};
`

const Answer = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  max-width: ${measure(72)};
  padding: 0 ${space(3)} 0 ${space(9)};
  color: ${color.t2};
  line-height: 20px;
`

const Permalink = styled(Link)`
  display: inline-block;
  padding: ${space(2)} ${space(3)} ${space(4)} ${space(9)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
