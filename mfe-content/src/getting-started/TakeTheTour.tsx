import { Button, Dialog, Late, later, Skeleton } from '@aldergate/ui'
import { useUrlParam } from '../parts/useUrlParam'
import { useText } from './texts'

/** Loaded separately, so that the page does not wait for it. */
const tour = later(async () => (await import('./parts/Tour')).Tour)

/** About as high as a stop is. */
const HEIGHT = 480

/** Opens the tour; it never opens by itself. */
export function TakeTheTour() {
  const t = useText()
  // Who goes to a place of the tour and comes back stands at its stop again.
  const [stop, setStop] = useUrlParam('tour')
  const end = () => setStop(null)

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setStop('1')}>
        {t('takeTour')}
      </Button>
      {stop !== null && (
        <Dialog isOpen title={t('tour')} onClose={end}>
          <Late
            part={tour}
            waiting={<Skeleton height={HEIGHT} label={t('tourLoading')} />}
            failed={t('tourFailed')}
            failedHelp={t('tourFailedHelp')}
          >
            {(Tour) => <Tour at={stop} onTurn={(next) => setStop(String(next))} onEnd={end} />}
          </Late>
        </Dialog>
      )}
    </>
  )
}
