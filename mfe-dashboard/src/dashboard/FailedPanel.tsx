import { ErrorState } from '@aldergate/ui'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'

/** Replaces a panel that failed to load, and retries by itself when the connection is back. */
export function FailedPanel({ onRetry, ...said }: ComponentProps<typeof ErrorState>) {
  const comeBack = useEffectEvent(() => onRetry?.())

  useEffect(() => {
    const onOnline = () => comeBack()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return <ErrorState {...said} onRetry={onRetry} />
}
