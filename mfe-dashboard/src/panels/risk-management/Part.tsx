import { color, fontSize, space } from '@aldergate/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Column } from '../../parts/Column'

interface PartProps {
  heading: string
  /** At the end of the heading's line. */
  actions?: ReactNode
  /** Whether it takes the room that the other parts leave. */
  grows?: boolean
  children: ReactNode
}

/** A part of the panel below a line. */
export function Part({ heading, actions, grows = false, children }: PartProps) {
  const headingId = useId()
  return (
    <Section as="section" aria-labelledby={headingId} $gap={1} $grows={grows}>
      <Head>
        <h4 id={headingId}>{heading}</h4>
        {actions}
      </Head>
      {children}
    </Section>
  )
}

const Section = styled(Column)<{ $grows: boolean }>`
  flex-grow: ${({ $grows }) => ($grows ? 1 : 0)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.border};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  min-height: 24px;

  h4 {
    color: ${color.t2};
    font-size: ${fontSize.s12};
  }
`
