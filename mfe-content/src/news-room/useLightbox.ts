import { placeByKey } from '@aldergate/ui/placeByKey'
import { useEffect, useEffectEvent, useState } from 'react'

/** From the last picture to the first, and from the first to the last. */
const TURNING = { arrows: 'row', isRound: true } as const

/** Keeps which of `count` pictures is open, if one is; arrow keys, Home and End turn from one to another. */
export function useLightbox(count: number) {
  const [open, setOpen] = useState<number>()
  const isOpen = open !== undefined

  const turn = useEffectEvent((event: KeyboardEvent) => {
    const next = open === undefined ? undefined : placeByKey(event, open, count, TURNING)
    if (next === undefined) return
    event.preventDefault()
    setOpen(next)
  })

  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])

  return { open, show: setOpen, close: () => setOpen(undefined) }
}
