import { ErrorState } from '@aldergate/ui'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'

/** Stands in the place of a panel that failed, and tries again by itself once the line is back. */
export function FailedPanel({ onRetry, ...said }: ComponentProps<typeof ErrorState>) {
  const comeBack = useEffectEvent(() => onRetry?.())

  useEffect(() => {
    const onOnline = () => comeBack()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return <ErrorState {...said} onRetry={onRetry} />
}
