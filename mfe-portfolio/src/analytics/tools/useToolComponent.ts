import { logFailure } from '@aldergate/platform'
import { type ComponentType, useEffect, useState } from 'react'
import type { ToolId } from './tool'

type LoadTool = () => Promise<ComponentType>

export type LoadedTool =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Tool: ComponentType }

/** A tool's component, which comes in a file of its own; `retry` asks for it again. */
export function useToolComponent(id: ToolId, loaders: Readonly<Record<ToolId, LoadTool>>) {
  const [loaded, setLoaded] = useState<LoadedTool>({ status: 'loading' })
  const [attempt, setAttempt] = useState(1)
  const load = loaders[id]

  useEffect(() => {
    let isOver = false
    load()
      .then((Tool) => {
        if (!isOver) setLoaded({ status: 'ready', Tool })
      })
      .catch((cause: unknown) => {
        if (isOver) return
        logFailure('A tool could not be loaded.', cause)
        setLoaded({ status: 'failed' })
      })
    return () => {
      isOver = true
    }
  }, [load, attempt])

  function retry() {
    setLoaded({ status: 'loading' })
    setAttempt((count) => count + 1)
  }

  return { loaded, retry }
}
