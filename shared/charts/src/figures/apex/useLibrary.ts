import { useEffect, useState } from 'react'
import type { default as ReactApexChart } from 'react-apexcharts'
import { logFailure } from '@aldergate/platform'

type DrawnChart = typeof ReactApexChart

export type LoadLibrary = () => Promise<DrawnChart>

type Library = { status: 'waiting' } | { status: 'ready'; Chart: DrawnChart } | { status: 'failed' }

/** The library comes with the first chart that is needed, in a file of its own. */
const loadLibrary: LoadLibrary = async () => {
  return (await import('react-apexcharts')).default
}

/** The library, asked for once it is wanted. */
export function useLibrary(isWanted: boolean, load = loadLibrary) {
  const [library, setLibrary] = useState<Library>({ status: 'waiting' })
  const isNeeded = isWanted && library.status === 'waiting'

  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    load()
      .then((Chart) => {
        if (!isOver) setLibrary({ status: 'ready', Chart })
      })
      .catch((cause: unknown) => {
        if (isOver) return
        logFailure('The library of the charts could not be loaded.', cause)
        setLibrary({ status: 'failed' })
      })
    return () => {
      isOver = true
    }
  }, [isNeeded, load])

  return { library, retry: () => setLibrary({ status: 'waiting' }) }
}
