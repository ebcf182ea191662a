import { useLatestParams, withParams } from '@aldergate/platform'

/** The place that the address asks for: a filtered list can be sent to a friend. Empty means all. */
export function usePlaceUrl(): [string, (place: string) => void] {
  const [params, writeParams] = useLatestParams()

  function choose(place: string) {
    writeParams((latest) => withParams(latest, { place }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [params.get('place') ?? '', choose]
}
