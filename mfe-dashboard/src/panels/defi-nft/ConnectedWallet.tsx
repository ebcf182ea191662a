import { Button, color, fontSize, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import { CopyButton } from '../../parts/CopyButton'
import { CHAINS } from './chains.data'
import { useText } from './texts'
import { TotalValue } from './TotalValue'
import { useWalletEvents } from './useWalletEvents'
import { shortAddress } from './wallet'
import { disconnectWalletAtom, type WalletConnection } from './wallet.atoms'
import { WalletIcon } from './WalletIcon'

/** The connected wallet as it describes itself: name, address, chain and balance. */
export function ConnectedWallet({ connection }: { connection: WalletConnection }) {
  const t = useText()
  const disconnect = useSetAtom(disconnectWalletAtom)
  const { wallet, account, chainId } = connection
  useWalletEvents(wallet.provider)

  const chain = chainId === undefined ? undefined : CHAINS[chainId]

  return (
    <>
      <Row>
        <WalletIcon icon={wallet.icon} />
        <Name>{wallet.name ?? t('browserWallet')}</Name>
        <Button size="small" data-lead-focus onClick={() => disconnect()}>
          {t('disconnect')}
        </Button>
      </Row>
      <Facts>
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <code>{shortAddress(account)}</code>
            <CopyButton
              label={t('copyAddress')}
              text={() => account}
              copied={t('addressCopied')}
              isCompact
            />
          </dd>
        </div>
        {chainId !== undefined && (
          <div>
            <dt>{t('chain')}</dt>
            <dd>
              {chain
                ? t('chainOf', { name: chain.name, id: String(chainId) })
                : t('unknownChain', { id: String(chainId) })}
            </dd>
          </div>
        )}
      </Facts>
      <TotalValue connection={connection} />
    </>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};

  & > div {
    display: grid;
    grid-template-rows: auto 1fr;
  }

  dt {
    color: ${color.t3};
    font-size: ${fontSize.s12};
  }

  dd {
    display: flex;
    align-items: center;
    min-height: 28px;
  }
`
