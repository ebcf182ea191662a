import { color, fontWeight, radius, space } from '@aldergate/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface FormMessageProps {
  tone: 'error' | 'success'
  text: string
  /** The user's next steps, such as links to the fields at fault. */
  children?: ReactNode
}

/** The result of a form, announced and focused when it mounts: give each attempt its own key. */
export function FormMessage({ tone, text, children }: FormMessageProps) {
  return (
    <Message
      ref={focusOnArrival}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      $tone={tone}
    >
      <Headline>{text}</Headline>
      {children}
    </Message>
  )
}

function focusOnArrival(message: HTMLElement | null) {
  message?.focus()
}

const Message = styled.div<{ $tone: FormMessageProps['tone'] }>`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  padding: ${space(3)};
  border: 1px solid ${({ $tone }) => ($tone === 'error' ? color.danger : color.ok)};
  border-left-width: 3px;
  border-radius: ${radius.control};
  background: ${color.s2};
`

const Headline = styled.p`
  font-weight: ${fontWeight.medium};
`
