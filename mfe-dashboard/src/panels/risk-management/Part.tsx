import { color, fontSize, space } from '@aldergate/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

interface PartProps {
  heading: string
  /** Stands at the end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of the panel below a line. */
export function Part({ heading, actions, children }: PartProps) {
  const headingId = useId()
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h4 id={headingId}>{heading}</h4>
        {actions}
      </Head>
      {children}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
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
