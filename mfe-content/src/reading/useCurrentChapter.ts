import { useEffect, useState } from 'react'

/** The area that counts as reached: the upper two fifths of the window, and all above it. */
const REACHED_AREA = '1000000px 0px -60% 0px'

/**
 * The id of the chapter that is being read: the last one whose heading has been reached. `undefined` where the browser
 * cannot observe it.
 */
export function useCurrentChapter(chapters: readonly { id: string }[]): string | undefined {
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set())
  const ids = chapters.map(({ id }) => id).join(' ')

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        setReached((before) => {
          const now = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(target.id)
            else now.delete(target.id)
          }
          return now
        })
      },
      { rootMargin: REACHED_AREA },
    )
    for (const id of ids.split(' ')) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])

  return chapters.findLast(({ id }) => reached.has(id))?.id
}
