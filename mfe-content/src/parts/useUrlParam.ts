import { useLatestParams, withParams } from '@aldergate/platform'

/** A parameter of the address and the way to another value, or to none; the back button does not go through them. */
export function useUrlParam(name: string): [string | null, (value: string | null) => void] {
  const [params, writeParams] = useLatestParams()

  function write(value: string | null) {
    writeParams((latest) => withParams(latest, { [name]: value ?? undefined }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [params.get(name), write]
}
