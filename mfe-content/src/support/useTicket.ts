import { useSearchParams } from '@aldergate/platform'

/** The ticket that the address names, in any case, and the way to another one; the back button does not go through them. */
export function useTicket(): [id: string | null, choose: (id: string) => void] {
  const [params, setParams] = useSearchParams()

  function choose(id: string) {
    setParams(
      (current) => {
        current.set('ticket', id)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return [params.get('ticket')?.toUpperCase() ?? null, choose]
}
