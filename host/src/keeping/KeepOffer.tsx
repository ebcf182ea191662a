import { useState } from 'react'
import { keepDataAtom, keepingAtom, layoutAtom } from '@aldergate/platform'
import { botsAtom, hasRunningBotsAtom, ledgerAtom } from '@aldergate/ledger/state'
import { Button, color, fontSize, media, radius, showToast, size, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import styled from 'styled-components'
import { useText } from '../background/texts'
import { useOwnChange } from './useOwnChange'

/** Offers, once, to keep what the trader has begun to make their own: a layout, a ledger or a bot. */
export function KeepOffer() {
  const t = useText()
  const store = useStore()
  const keeping = useAtomValue(keepingAtom)
  const hasBots = useAtomValue(hasRunningBotsAtom)
  const keepData = useSetAtom(keepDataAtom)
  const [offer, setOffer] = useState<'waiting' | 'standing' | 'answered'>('waiting')
  useOwnChange(layoutAtom, stand)
  useOwnChange(ledgerAtom, stand)
  useOwnChange(botsAtom, stand)

  function stand() {
    if (keeping !== 'off') return
    setOffer((current) => (current === 'waiting' ? 'standing' : current))
  }

  function keep() {
    keepData(true)
    setOffer('answered')
    // A browser that refuses is told of by the keeper.
    if (store.get(keepingAtom) === 'on') showToast(t('keepDone'), 'success')
  }

  if (offer !== 'standing' || keeping !== 'off') return null
  return (
    <Bar data-screen-only aria-label={t('keepOffer')}>
      <p role="status">{t(hasBots ? 'keepOfferWithBots' : 'keepOfferText')}</p>
      <Actions>
        <Button variant="primary" size="small" onClick={keep}>
          {t('keep')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOffer('answered')}>
          {t('notNow')}
        </Button>
      </Actions>
    </Bar>
  )
}

/** Clear of the corner where toasts appear; a phone has no other corner than the top. */
const Bar = styled.section`
  position: fixed;
  bottom: max(${space(4)}, env(safe-area-inset-bottom));
  left: max(${space(4)}, env(safe-area-inset-left));
  z-index: 90;
  display: grid;
  gap: ${space(2)};
  width: 336px;
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
  background: ${color.s2};
  color: ${color.t1};
  font-size: ${fontSize.s13};

  ${media.phone} {
    top: calc(${size.navbar} + ${space(2)});
    right: ${space(2)};
    bottom: auto;
    left: ${space(2)};
    width: auto;
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`
