import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Growing } from './Growing'

interface ScrollAreaProps {
  label: string
  /** Set when the content and the label are in another language than the page. */
  lang?: string
  /** In pixels, as for `Growing`. */
  height: number
  children: ReactNode
}

/** A part of a panel that scrolls within itself, by the keyboard as well. */
export function ScrollArea({ label, lang, height, children }: ScrollAreaProps) {
  return (
    <Area role="region" aria-label={label} lang={lang} height={height} tabIndex={0}>
      {children}
    </Area>
  )
}

const Area = styled(Growing)`
  position: relative;
`
