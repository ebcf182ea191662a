import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from '@aldergate/platform'
import { useAtom } from 'jotai'
import { Spoken } from './Spoken'
import { leftAtom } from './left.atoms'

interface ResumedProps {
  /** The language of the page if it is another than the app's. */
  lang: string | undefined
  children: ReactNode
}

/** Around a page: where its drawing has stood in for it, what was done to that goes on in it. */
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
