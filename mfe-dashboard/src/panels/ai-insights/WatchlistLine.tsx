import type { Pair } from '@aldergate/market'
import { addressOf } from '@aldergate/contract'
import { addToWatchlistAtom, watchlistAtom } from '@aldergate/market/state'
import { Button, ButtonLink, color, fontSize, fontWeight, radius, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

/** The watchlist with the pair's symbol already typed; only its own button saves it. */
export function WatchlistLine({ pair }: { pair: Pair }) {
  const t = useText()
  const saveRef = useRef<HTMLButtonElement>(null)
  const isWatched = useAtomValue(watchlistAtom).includes(pair)
  const addToWatchlist = useSetAtom(addToWatchlistAtom)
  useFocusOnce(saveRef)

  return (
    <Line role="group" aria-label={t('watchlistOf', { pair })}>
      <Label>{t('watchlist')}</Label>
      <Symbol>{pair}</Symbol>
      <Button
        ref={saveRef}
        size="small"
        variant="primary"
        aria-disabled={isWatched}
        onClick={() => addToWatchlist(pair)}
      >
        {t('saveToWatchlist')}
      </Button>
      <ButtonLink
        size="small"
        variant="quiet"
        to={addressOf('tradingView', { symbol: pair })}
        aria-label={t('openPairInTradingView', { pair })}
      >
        {t('openInTradingView')}
      </ButtonLink>
      <Status role="status">{isWatched && t('onWatchlist', { pair })}</Status>
    </Line>
  )
}

/** Focuses the element when it mounts, but not when a resting panel wakes. */
function useFocusOnce(ref: RefObject<HTMLElement | null>) {
  const hasFocused = useRef(false)

  useEffect(() => {
    if (hasFocused.current) return
    hasFocused.current = true
    ref.current?.focus()
  }, [ref])
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.control};
  background: ${color.s2};
  font-size: ${fontSize.s12};
`

const Label = styled.span`
  color: ${color.t3};
`

const Symbol = styled.span`
  flex: 1;
  font-weight: ${fontWeight.semibold};
`

/** The live region exists beforehand; empty, it takes no room, not even a gap. */
const Status = styled.p`
  flex: 1 0 100%;
  color: ${color.t2};

  &:empty {
    position: absolute;
  }
`
