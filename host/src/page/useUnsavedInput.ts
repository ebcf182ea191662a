import { useEffect, useState } from 'react'

/** Whether the page has input since it was shown, and no form was submitted since then. */
export function useUnsavedInput(): boolean {
  const [isUnsaved, setUnsaved] = useState(false)

  useEffect(() => {
    const main = document.getElementById('main')
    const begin = () => setUnsaved(true)
    const end = () => setUnsaved(false)
    main?.addEventListener('input', begin)
    main?.addEventListener('submit', end)
    return () => {
      main?.removeEventListener('input', begin)
      main?.removeEventListener('submit', end)
    }
  }, [])

  return isUnsaved
}
