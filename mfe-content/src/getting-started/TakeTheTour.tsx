import { Button, Dialog, ErrorState, later, Skeleton, useLoaded } from '@aldergate/ui'
import type { ComponentProps } from 'react'
import type * as TourModule from './parts/Tour'
import { useText } from './texts'
import { useTourUrl } from './useTourUrl'

/** A file of its own, so that the page comes without it. */
const tour = later(async () => (await import('./parts/Tour')).Tour)

/** About as high as a stop is. */
const HEIGHT = 480

/** Opens the tour, which nobody is taken on unasked. */
export function TakeTheTour() {
  const t = useText()
  const [stop, setStop] = useTourUrl()
  const end = () => setStop(null)

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setStop(1)}>
        {t('takeTour')}
      </Button>
      {stop !== null && (
        <Dialog isOpen title={t('tour')} onClose={end}>
          <LateTour at={stop} onTurn={setStop} onEnd={end} />
        </Dialog>
      )}
    </>
  )
}

function LateTour(props: ComponentProps<typeof TourModule.Tour>) {
  const t = useText()
  const { loaded, retry } = useLoaded(tour)

  switch (loaded.status) {
    case 'loading':
      return <Skeleton height={HEIGHT} label={t('tourLoading')} />
    case 'failed':
      return <ErrorState title={t('tourFailed')} text={t('tourFailedHelp')} onRetry={retry} />
    case 'ready':
      return <loaded.value {...props} />
  }
}
