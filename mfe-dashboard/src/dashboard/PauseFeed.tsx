import { feedPausedAtom } from '@aldergate/market/state'
import { Button, showToast } from '@aldergate/ui'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useText } from '../texts'

/** Pauses the prices for reading, until they are resumed or the page, the only one with this button, is left. */
export function PauseFeed() {
  const t = useText()
  const [isPaused, setIsPaused] = useAtom(feedPausedAtom)

  useEffect(() => () => setIsPaused(false), [setIsPaused])

  function toggle() {
    if (!isPaused) showToast(t('feedPaused'))
    setIsPaused(!isPaused)
  }

  return (
    <Button variant={isPaused ? 'primary' : 'quiet'} onClick={toggle}>
      {t(isPaused ? 'resumeFeed' : 'pauseFeed')}
    </Button>
  )
}
