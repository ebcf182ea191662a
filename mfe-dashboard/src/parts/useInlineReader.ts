import { useAtom, type WritableAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'

/** The id of the open item, if one is. */
type OpenIdAtom = WritableAtom<string | undefined, [id: string | undefined], void>

/**
 * Opens one item of a list in the list's own place. The focus moves to the heading of the opened item, and back to the
 * element that opened it: only on the reader's own actions, never when a resting panel wakes.
 */
export function useInlineReader(openIdAtom: OpenIdAtom) {
  const baseId = useId()
  const [openId, setOpenId] = useAtom(openIdAtom)
  const nextFocusRef = useRef<string>(undefined)

  const headingId = `${baseId}-heading`

  /** The id of the element that opens the item. */
  function openerId(id: string) {
    return `${baseId}-${id}`
  }

  useEffect(() => {
    const wanted = nextFocusRef.current
    if (wanted === undefined) return
    nextFocusRef.current = undefined
    document.getElementById(wanted)?.focus()
  }, [openId])

  function open(id: string) {
    nextFocusRef.current = headingId
    setOpenId(id)
  }

  function close() {
    if (openId === undefined) return
    nextFocusRef.current = openerId(openId)
    setOpenId(undefined)
  }

  return { openId, open, close, headingId, openerId }
}
