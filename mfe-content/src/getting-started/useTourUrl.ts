import { useLatestParams, withParams } from '@aldergate/platform'

/**
 * Keeps the tour's current stop in the address, and none while the tour is closed: Back from a linked page returns to
 * the stop. The stops themselves add no entries to the history.
 */
export function useTourUrl(): [stop: string | null, setStop: (stop: number | null) => void] {
  const [params, writeParams] = useLatestParams()

  function setStop(stop: number | null) {
    writeParams((latest) => withParams(latest, { tour: stop?.toString() }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [params.get('tour'), setStop]
}
