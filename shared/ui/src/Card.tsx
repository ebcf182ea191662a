import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { color, fontSize, media, radius, space } from './theme/tokens'

interface CardProps extends Omit<ComponentProps<'section'>, 'children'> {
  heading?: string
  /** The heading's language, if it differs from the page's. */
  headingLang?: string
  /** The heading's level on its page. */
  level?: 2 | 3
  /** At the end of the heading's line. */
  actions?: ReactNode
  children?: ReactNode
}

/** A part of a page on a surface of its own. */
export function Card({ heading, headingLang, level = 2, actions, children, ...rest }: CardProps) {
  return (
    <Surface {...rest}>
      {(heading || actions) && (
        <Header>
          {heading && (
            <Heading as={level === 2 ? 'h2' : 'h3'} lang={headingLang}>
              {heading}
            </Heading>
          )}
          {actions && <Actions>{actions}</Actions>}
        </Header>
      )}
      {children}
    </Surface>
  )
}

const Surface = styled.section`
  display: flow-root;
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};

  ${media.phone} {
    padding: ${space(3)};
  }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
`

const Heading = styled.h2`
  font-size: ${fontSize.s14};
  line-height: 20px;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
`
