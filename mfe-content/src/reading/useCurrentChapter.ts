import { useEffect, useState } from 'react'

/** The part of the window, below the fixed bar, in which a heading counts as being read. */
const READING_AREA = '-60px 0px -60% 0px'

/**
 * The id of the chapter that is being read: the last whose heading has come into the upper part of the
 * window. Where the browser cannot tell, none.
 */
export function useCurrentChapter(chapters: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = chapters.map(({ id }) => id).join(' ')

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
        if (read) setCurrent(read.target.id)
      },
      { rootMargin: READING_AREA },
    )
    for (const id of ids.split(' ')) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
