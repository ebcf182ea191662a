import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from '@aldergate/platform'
import { useAtom } from 'jotai'
import { Spoken } from './Spoken'
import { leftAtom } from './left.atoms'

interface ResumedProps {
  /** The language of the page if it differs from the app's. */
  lang: string | undefined
  children: ReactNode
}

/** Wraps a page. If its prerendered page was shown instead, the user's input there is carried over. */
export function Resumed({ lang, children }: ResumedProps) {
  const { pathname } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useAtom(leftAtom)

  useEffect(() => {
    if (!left) return
    if (place.current && left.drawing.path === pathname) left.restore(place.current)
    setLeft(undefined)
  }, [left, setLeft, pathname])

  return (
    <Spoken ref={place} lang={lang}>
      {children}
    </Spoken>
  )
}
