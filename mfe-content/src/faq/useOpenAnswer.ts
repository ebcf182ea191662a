import { useLocation } from '@aldergate/platform'
import { useState } from 'react'

/** The slug of the one open answer: each arrival at the page opens the answer that its address names. */
export function useOpenAnswer() {
  const { hash, key } = useLocation()
  const slug = hash.slice(1)
  // A fragment typed into the address bar navigates without a new key from the router.
  const arrival = `${key}${hash}`
  const [open, setOpen] = useState({ slug, arrival })
  if (open.arrival !== arrival) setOpen({ slug, arrival })

  function show(shown: string) {
    setOpen({ slug: shown, arrival })
  }

  return {
    openSlug: open.slug,
    /** The answer that the address names, and the navigation that asked for it. */
    linked: { slug, arrival },
    show,
    toggle: (toggled: string) => show(open.slug === toggled ? '' : toggled),
  }
}
