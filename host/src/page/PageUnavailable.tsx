import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { BRAND, type RegisteredPage } from '@aldergate/contract'
import { recordNotificationAtom, useLocation, useRevalidator } from '@aldergate/platform'
import {
  Button,
  color,
  documentLanguage,
  fontSize,
  forgetMissingTexts,
  handOnFocus,
  radius,
  space,
} from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { DrawnPage } from '../drawing/DrawnPage'
import { useDrawing } from '../drawing/useDrawing'
import { CompositionName } from '../platform/CompositionName'
import { LeftOutReasonText } from '../platform/LeftOutReasonText'
import { useText } from '../texts'
import styled from 'styled-components'
import { useComposition } from '../composition/useComposition'
import type { LeftOutRemote } from '../registry/readRegistry'
import { useRegisteredHead } from './useRegisteredHead'

interface PageUnavailableProps {
  page: RegisteredPage
  /** The remote and the version that are to blame. */
  source: string
  /** For a page whose remote this host cannot read. */
  leftOut?: Pick<LeftOutRemote, 'name' | 'reason'>
  /** Whether the page was not even requested, because it never responded when it was opened before. */
  isSilent?: boolean | undefined
  /** Called after a retry, for a page that is loaded and has to be remounted. */
  onRetry?: () => void
}

/**
 * The error card of a page, in the main area; the frame stays intact. A prerendered page stays too, with the card
 * above it. A page that could not be loaded retries when the browser is back online; that does not help one that
 * crashed or never responded.
 */
export function PageUnavailable({
  page,
  source,
  leftOut,
  isSilent,
  onRetry,
}: PageUnavailableProps) {
  const t = useText()
  const title = useRegisteredHead(page)
  const { pathname } = useLocation()
  const { refresh } = useComposition()
  const { revalidate } = useRevalidator()
  const record = useSetAtom(recordNotificationAtom)
  const isOnline = useOnline()
  const comesByItself = !isSilent && !onRetry
  const [isTrying, setTrying] = useState(false)
  const drawing = useDrawing(pathname)
  const [isFilledIn, setFilledIn] = useState(false)
  const [Place, Heading] = drawing ? ([Strip, 'h2'] as const) : ([Card, 'h1'] as const)

  async function retry() {
    if (isTrying) return
    setTrying(true)
    forgetMissingTexts(documentLanguage())
    await refresh(page.path)
    await revalidate()
    setTrying(false)
    onRetry?.()
  }

  const tell = useEffectEvent(() =>
    record({
      kind: 'error',
      title,
      text: t('unavailableSource', { page: title, source }),
      to: pathname,
    }),
  )
  useEffect(() => tell(), [])

  const comeBack = useEffectEvent(() => void retry())
  useEffect(() => {
    if (!comesByItself) return
    const onOnline = () => comeBack()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [comesByItself])

  return (
    <>
      {drawing && <DrawnPage drawing={drawing} onFill={setFilledIn} />}
      <Place ref={handOnFocus} data-screen-only={drawing && true} aria-labelledby="unavailable">
        <div role="alert">
          <Heading id="unavailable">{t('unavailable', { page: title })}</Heading>
          {leftOut && (
            <p>
              <LeftOutReasonText {...leftOut} />
            </p>
          )}
          {isSilent && <p>{t('unavailableSilent')}</p>}
          {isOnline && <p>{t('unavailableStillWorks', { product: BRAND.product })}</p>}
          {!isOnline && comesByItself && <p>{t('unavailableOffline', { page: title })}</p>}
        </div>
        {drawing && isFilledIn && <p>{t('unavailableKept')}</p>}
        <Button variant="primary" aria-disabled={isTrying} onClick={() => void retry()}>
          {t(isTrying ? 'retrying' : 'retry')}
        </Button>
        <small>{source}</small>
        <small>
          <CompositionName />
        </small>
      </Place>
    </>
  )
}

/** Whether the browser is online; that does not mean that the server responds. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const Card = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  max-width: 560px;
  margin: ${space(12)} auto;
  padding: ${space(6)};
  background: ${color.s1};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  h1 {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize.s20};
  }
  p + p {
    margin-top: ${space(2)};
  }
  p {
    overflow-wrap: anywhere;
    color: ${color.t2};
  }
  small {
    color: ${color.t3};
    font-size: ${fontSize.s11};
  }
`

/** Sticky above the prerendered page, which must not shift. */
const Strip = styled(Card)`
  position: sticky;
  z-index: 90;
  bottom: ${space(4)};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin: ${space(4)} auto;
  padding: ${space(3)} ${space(4)};
`
