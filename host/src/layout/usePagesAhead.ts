import { useEffect } from 'react'
import { useComposition } from '../composition/useComposition'

/** Prefetches the page of any app link that is hovered or focused. */
export function usePagesAhead(): void {
  const { prefetch } = useComposition()

  useEffect(() => {
    let last: Element | undefined
    function ahead({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null
      if (!(link instanceof HTMLAnchorElement) || link === last) return
      last = link
      const isAnotherPage = link.origin === location.origin && link.pathname !== location.pathname
      if (isAnotherPage) prefetch(link.pathname)
    }
    window.addEventListener('pointerover', ahead)
    window.addEventListener('focusin', ahead)
    return () => {
      window.removeEventListener('pointerover', ahead)
      window.removeEventListener('focusin', ahead)
    }
  }, [prefetch])
}
