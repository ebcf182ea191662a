import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'

interface FoundableTextProps {
  id: string
  isShown: boolean
  /** The browser is about to reveal the hidden text, because its search or a text link hit it. */
  onFound: () => void
  children: ReactNode
}

/** A part of the page that the browser's own search finds although it is hidden. */
export function FoundableText({ id, isShown, onFound, children }: FoundableTextProps) {
  const text = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)

  // React writes `hidden` as a boolean, which would keep the text from being found.
  useLayoutEffect(() => {
    if (isShown) text.current?.removeAttribute('hidden')
    else text.current?.setAttribute('hidden', 'until-found')
  }, [isShown])

  useEffect(() => {
    const node = text.current
    const report = () => found()
    node?.addEventListener('beforematch', report)
    return () => node?.removeEventListener('beforematch', report)
  }, [])

  return (
    <Text id={id} ref={text} data-closed={isShown ? undefined : ''}>
      {children}
    </Text>
  )
}

/** The prerendered state, before a script has loaded. Where scripting is off, the text stays visible. */
const Text = styled.div`
  @media not (scripting: none) {
    &[data-closed]:not([hidden]) {
      content-visibility: hidden;
    }
  }
`
