import { useLatestParams, withParams } from '@aldergate/platform'

/** The ticket that the address names, in any case, and the way to another one; the back button does not go through them. */
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
