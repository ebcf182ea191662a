import { useState } from 'react'
import { PATHS } from '@aldergate/contract'
import { keepDataAtom, keepingAtom, layoutAtom, useLocation } from '@aldergate/platform'
import { botsAtom, hasRunningBotsAtom, ledgerAtom } from '@aldergate/ledger/state'
import { Button, color, fontSize, media, radius, showToast, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import styled from 'styled-components'
import { useText } from './texts'
import { useOwnChange } from './useOwnChange'

/** Offers, once, to keep what the trader has begun to make their own: a layout, a ledger or a bot. */
export function KeepOffer() {
  const t = useText()
  const store = useStore()
  const keeping = useAtomValue(keepingAtom)
  const hasBots = useAtomValue(hasRunningBotsAtom)
  const keepData = useSetAtom(keepDataAtom)
  const { pathname } = useLocation()
  const [offer, setOffer] = useState<'waiting' | 'standing' | 'answered'>('waiting')
  useOwnChange(layoutAtom, stand)
  useOwnChange(ledgerAtom, stand)
  useOwnChange(botsAtom, stand)

  function stand() {
    if (keeping !== 'off') return
    setOffer((current) => (current === 'waiting' ? 'standing' : current))
  }

  /** Closes the bar and moves the focus to the page, without scrolling it. */
  function answer() {
    setOffer('answered')
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  function keep() {
    keepData(true)
    answer()
    // When the browser refuses storage, the keeper reports it.
    if (store.get(keepingAtom) === 'on') showToast(t('keepDone'), 'success')
  }

  // The settings page has the switch itself, and a bar of its own in this place.
  if (offer !== 'standing' || keeping !== 'off' || pathname === PATHS.settings) return null
  return (
    <Bar data-screen-only aria-label={t('keepOffer')}>
      <p role="status">{t(hasBots ? 'keepOfferWithBots' : 'keepOfferText')}</p>
      <Actions>
        <Button variant="primary" size="small" onClick={keep}>
          {t('keep')}
        </Button>
        <Button variant="quiet" size="small" onClick={answer}>
          {t('notNow')}
        </Button>
      </Actions>
    </Bar>
  )
}

/** Windows high enough to show the bar and the content at once. */
const HIGH_WINDOW = '@media (min-height: 481px)'

/** The greatest height of the bar: on a phone, in the language with the longest text. */
const ROOM = space(44)

/**
 * Sticky at the end of the page in a high window: always in view, shifts no layout, and covers no content at the
 * page's end.
 */
const Bar = styled.section`
  z-index: 90;
  display: grid;
  gap: ${space(2)};
  width: 336px;
  margin: ${space(4)} max(${space(4)}, env(safe-area-inset-left));
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
  background: ${color.s2};
  color: ${color.t1};
  font-size: ${fontSize.s13};

  ${HIGH_WINDOW} {
    position: sticky;
    bottom: max(${space(4)}, env(safe-area-inset-bottom));

    html:has(&) {
      scroll-padding-bottom: ${ROOM};
    }
  }

  ${media.phone} {
    bottom: 0;
    width: auto;
    margin: 0;
    padding-bottom: max(${space(3)}, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
  }

  /* On a phone, the toasts share the bar's corner and would cover its buttons. */
  ${HIGH_WINDOW} and (max-width: 719px) {
    html:has(&) .Toastify__toast-container {
      bottom: ${ROOM};
    }
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`
