import { notifyAtom } from '@aldergate/platform'
import { Button, color, fontSize, Muted, Row } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { announcedWalletsAtom, findWalletsAtom } from './discovery.atoms'
import { useText } from './texts'
import type { Wallet, WalletProblem } from './wallet'
import { connectWalletAtom } from './wallet.atoms'
import { WalletPicker } from './WalletPicker'

/** Discovers the browser's wallets and connects to one; the picker appears only if there is a choice. */
export function DisconnectedWallet({ problem }: { problem?: WalletProblem }) {
  const t = useText()
  const announced = useAtomValue(announcedWalletsAtom)
  const findWallets = useSetAtom(findWalletsAtom)
  const connect = useSetAtom(connectWalletAtom)
  const notify = useSetAtom(notifyAtom)
  const [isChoosing, setIsChoosing] = useState(false)

  function begin() {
    const [first, ...others] = findWallets()
    if (!first) notify(t('noWallet'))
    else if (others.length > 0) setIsChoosing(true)
    else void connect(first)
  }

  function choose(wallet: Wallet) {
    setIsChoosing(false)
    void connect(wallet)
  }

  return (
    <>
      <Row $spread>
        <span>{t('notConnected')}</span>
        <Button variant="primary" data-lead-focus onClick={begin}>
          {t('connect')}
        </Button>
      </Row>
      <Muted>{t('asks')}</Muted>
      <Problem role="status">{problem && t(problem)}</Problem>
      <WalletPicker
        wallets={announced}
        isOpen={isChoosing}
        onChoose={choose}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
}

const Problem = styled.p`
  color: ${color.warn};
  font-size: ${fontSize.s12};
`
