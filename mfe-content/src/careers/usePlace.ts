import { useSearchParams } from '@aldergate/platform'

/** The place that the address asks for: a filtered list can be sent to a friend. Empty means all. */
export function usePlace(): [string, (place: string) => void] {
  const [params, setParams] = useSearchParams()

  function choose(place: string) {
    const next = new URLSearchParams(params)
    if (place) next.set('place', place)
    else next.delete('place')
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return [params.get('place') ?? '', choose]
}
