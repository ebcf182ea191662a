import { useLatestParams, withParams } from '@aldergate/platform'

/** The ticket that the address names, in any case, and a setter that adds no entry to the history. */
export function useTicketUrl(): [id: string | null, choose: (id: string) => void] {
  const [params, writeParams] = useLatestParams()

  function choose(id: string) {
    writeParams((latest) => withParams(latest, { ticket: id }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [params.get('ticket')?.toUpperCase() ?? null, choose]
}
