import { type ReactNode, useEffect, useState } from 'react'
import { loadToastArea } from './loadToastArea'

/** The area for toasts; the host mounts it once, after the page has been shown. */
export function Toaster() {
  const [area, setArea] = useState<ReactNode>()

  useEffect(() => {
    let isMounted = true
    void loadToastArea().then(({ ToastArea }) => {
      if (isMounted) setArea(<ToastArea />)
    })
    return () => {
      isMounted = false
    }
  }, [])

  return area
}
