import { Button, color, Muted, radius, Row, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { ConnectedWallet } from './ConnectedWallet'
import { DisconnectedWallet } from './DisconnectedWallet'
import { useText } from './texts'
import { disconnectWalletAtom, walletAtom } from './wallet.atoms'

/** The trader's own wallet: not connected, being asked, or connected. */
export function WalletSection() {
  const t = useText()
  const headingId = useId()
  const state = useAtomValue(walletAtom)
  const disconnect = useSetAtom(disconnectWalletAtom)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shownStatus = useRef(state.status)

  // Each state has its own buttons: when the pressed one disappears, the focus moves to the heading.
  useEffect(() => {
    if (shownStatus.current === state.status) return
    shownStatus.current = state.status
    const hasLostFocus = document.activeElement === document.body
    if (hasLostFocus) headingRef.current?.focus({ preventScroll: true })
  }, [state.status])

  return (
    <Section aria-labelledby={headingId}>
      <Muted as="h4" $color="t2" ref={headingRef} id={headingId} tabIndex={-1}>
        {t('wallet')}
      </Muted>
      {state.status === 'disconnected' && <DisconnectedWallet problem={state.problem} />}
      {state.status === 'asking' && (
        <Row $spread>
          <span role="status">
            {t('asking', { wallet: state.wallet.name ?? t('browserWallet') })}
          </span>
          <Button onClick={() => disconnect()}>{t('cancel')}</Button>
        </Row>
      )}
      {state.status === 'connected' && <ConnectedWallet connection={state} />}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  min-height: 116px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`
