import { useLocation, useNavigate, useSearchParams } from '@aldergate/platform'
import { type ToolId, toolFrom } from './tool'

/** What the page leaves with an address that it opened itself. */
interface OpenedHere {
  openedHere: true
}

/** The open tool as the address says it: it can be linked, and Back closes it. */
export function useToolUrl() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()

  return {
    openId: toolFrom(params.get('tool')),
    open(id: ToolId) {
      const next = new URLSearchParams(params)
      next.set('tool', id)
      setParams(next, { state: { openedHere: true } satisfies OpenedHere })
    },
    close() {
      if (isOpenedHere(state)) {
        void navigate(-1)
        return
      }
      const next = new URLSearchParams(params)
      next.delete('tool')
      setParams(next, { replace: true })
    },
  }
}

function isOpenedHere(state: unknown): state is OpenedHere {
  return typeof state === 'object' && state !== null && 'openedHere' in state
}
