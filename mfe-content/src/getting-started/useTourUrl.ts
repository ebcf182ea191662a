import { useLatestParams, withParams } from '@aldergate/platform'

/**
 * The stop of the tour as the address says it, and none while nobody takes it: who goes to a place and comes back
 * stands at its stop again. The back button does not go through them.
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
