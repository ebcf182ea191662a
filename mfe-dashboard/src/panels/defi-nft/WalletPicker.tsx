import { color, Dialog, radius, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'
import type { Wallet } from './wallet'
import { WalletIcon } from './WalletIcon'

interface WalletPickerProps {
  wallets: readonly Wallet[]
  isOpen: boolean
  onChoose: (wallet: Wallet) => void
  onClose: () => void
}

/** The wallets that announced themselves, to choose one from. */
export function WalletPicker({ wallets, isOpen, onChoose, onClose }: WalletPickerProps) {
  const t = useText()

  return (
    <Dialog title={t('chooseWallet')} isOpen={isOpen} onClose={onClose}>
      <p>{t('walletsFound', { count: wallets.length })}</p>
      <List>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <Choice type="button" onClick={() => onChoose(wallet)}>
              <WalletIcon icon={wallet.icon} />
              {wallet.name ?? t('browserWallet')}
            </Choice>
          </li>
        ))}
      </List>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(3)};
`

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${size.touch};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: transparent;
  text-align: left;
  overflow-wrap: anywhere;

  &:hover {
    background: ${color.s3};
  }
`
