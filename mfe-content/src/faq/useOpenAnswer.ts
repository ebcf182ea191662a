import { useLocation } from '@aldergate/shared/router'
import { useState } from 'react'

/** The slug of the one open answer: each arrival at the page opens the answer that its address names. */
export function useOpenAnswer() {
  const { hash, key } = useLocation()
  const slug = hash.slice(1)
  const [open, setOpen] = useState({ slug, arrival: key })
  if (open.arrival !== key) setOpen({ slug, arrival: key })

  function show(shown: string) {
    setOpen({ slug: shown, arrival: key })
  }

  return {
    openSlug: open.slug,
    /** The answer that was asked for by address, and by which arrival. */
    linked: { slug, arrival: key },
    show,
    toggle: (toggled: string) => show(open.slug === toggled ? '' : toggled),
  }
}
