import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { DRAWN_SETTINGS } from '@aldergate/contract'
import { usePageMeta } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { Spoken } from './Spoken'
import type { Drawing } from './drawingOfPage'
import { leftAtom } from './left.atoms'
import { captureInput, isFilledIn } from './userInput'

interface DrawnPageProps {
  drawing: Drawing
  /** Called when the page is shown and after each input, with whether any field differs from its default. */
  onFill?: (isFilledIn: boolean) => void
}

/**
 * The prerendered page, shown while the page's script is missing: it can be read and filled in as before. The page
 * that replaces it takes over the user's input.
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
    return () => leave({ drawing, restore: captureInput(page) })
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

/** Blocks submission: no script handles it, and the document would reload with the input in its address. */
function keep(event: SubmitEvent) {
  event.preventDefault()
}
