import { useLatestParams, useLocation, useNavigate, withParams } from '@aldergate/platform'
import { useEffect, useRef } from 'react'
import { type ToolId, toolFrom } from './tool'

/** The state that the page leaves in the history with an address that it opened itself. */
interface OpenedHere {
  openedHere: true
}

/** Keeps the open tool in the address, so that it can be linked and Back closes it. */
export function useToolUrl() {
  const [params, writeParams] = useLatestParams()
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const leftKey = useRef<string>(undefined)

  useEffect(() => {
    leftKey.current = undefined
  }, [key])

  return {
    openId: toolFrom(params.get('tool')),
    open(id: ToolId) {
      writeParams((latest) => withParams(latest, { tool: id }), {
        state: { openedHere: true } satisfies OpenedHere,
      })
    },
    close() {
      // Navigating back is asynchronous: a second click on Close would go back again and leave the page.
      if (leftKey.current === key) return
      leftKey.current = key
      if (isOpenedHere(state)) {
        void navigate(-1)
        return
      }
      writeParams((latest) => withParams(latest, { tool: undefined }), { replace: true })
    },
  }
}

function isOpenedHere(state: unknown): state is OpenedHere {
  return typeof state === 'object' && state !== null && 'openedHere' in state
}
