import { feedPausedAtom } from '@aldergate/market/state'
import { Button, showToast } from '@aldergate/ui'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useText } from '../texts'

/** Lets the prices stand still to be read, until they are resumed or the page is left, which has no such button elsewhere. */
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
