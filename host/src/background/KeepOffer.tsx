import { useState } from 'react'
import { PATHS } from '@aldergate/contract'
import { keepDataAtom, keepingAtom, layoutAtom, useLocation } from '@aldergate/platform'
import { botsAtom, hasRunningBotsAtom, ledgerAtom } from '@aldergate/ledger/state'
import { Button, showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Actions, Bar } from './Bar'
import { focusPage } from './focusPage'
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

  function answer() {
    setOffer('answered')
    focusPage()
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
