import type { ReactNode } from 'react'
import styled from 'styled-components'

interface ScrollAreaProps {
  label: string
  /** When what is within, and the label, are in another language than the page. */
  lang?: string
  /** In pixels; what is higher scrolls within. */
  maxHeight: number
  children: ReactNode
}

/** A part of a panel that scrolls within itself, by the keyboard as well. */
export function ScrollArea({ label, lang, maxHeight, children }: ScrollAreaProps) {
  return (
    <Area role="region" aria-label={label} lang={lang} $maxHeight={maxHeight} tabIndex={0}>
      {children}
    </Area>
  )
}

const Area = styled.div<{ $maxHeight: number }>`
  position: relative;
  max-height: ${({ $maxHeight }) => $maxHeight}px;
  min-width: 0;
  overflow-y: auto;
`
