import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { DRAWN_SETTINGS } from '@aldergate/contract'
import { usePageMeta } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { Spoken } from '../composition/Spoken'
import type { Drawing } from './drawingOfPage'
import { leftAtom } from './left.atoms'
import { lookOf } from './look'

/**
 * A page as the document has drawn it, for as long as its script does not come: it can be read and filled in as before.
 * What was done to it goes on in the page that comes in its place.
 */
export function DrawnPage({ drawing }: { drawing: Drawing }) {
  const place = useRef<HTMLDivElement>(null)
  const leave = useSetAtom(leftAtom)
  usePageMeta(drawing)

  useLayoutEffect(() => {
    const page = place.current
    if (!page) return
    page.append(...drawing.nodes)
    return () => leave({ path: drawing.path, restore: lookOf(page) })
  }, [drawing, leave])

  return <Spoken ref={place} data-drawn lang={DRAWN_SETTINGS.language} onSubmit={keep} />
}

/** Nobody would get what is sent: the document would be loaded anew, with it in its address. */
function keep(event: FormEvent) {
  event.preventDefault()
}
