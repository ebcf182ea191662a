import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { DRAWN_SETTINGS } from '@aldergate/contract'
import { usePageMeta } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { Spoken } from './Spoken'
import type { Drawing } from './drawingOfPage'
import { leftAtom } from './left.atoms'
import { isFilledIn, lookOf } from './look'

interface DrawnPageProps {
  drawing: Drawing
  /** Called as it is shown, and with each change of what is typed or chosen in it. */
  onFill?: (isFilledIn: boolean) => void
}

/**
 * A page as the document has drawn it, for as long as its script does not come: it can be read and filled in as before.
 * What was done to it goes on in the page that comes in its place.
 */
export function DrawnPage({ drawing, onFill }: DrawnPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const leave = useSetAtom(leftAtom)
  usePageMeta(drawing)

  useLayoutEffect(() => {
    const page = place.current
    if (!page) return
    page.append(...drawing.nodes)
    onFill?.(isFilledIn(page))
    return () => leave({ drawing, restore: lookOf(page) })
  }, [drawing, leave, onFill])

  return (
    <Spoken
      ref={place}
      data-drawn
      lang={DRAWN_SETTINGS.language}
      onInput={({ currentTarget }) => onFill?.(isFilledIn(currentTarget))}
      onSubmit={keep}
    />
  )
}

/** Nobody would get what is sent: the document would be loaded anew, with it in its address. */
function keep(event: SubmitEvent) {
  event.preventDefault()
}
