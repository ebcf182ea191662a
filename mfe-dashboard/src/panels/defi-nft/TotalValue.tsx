import {
  Button,
  color,
  fontSize,
  handOnFocus,
  MASK,
  SampleTag,
  space,
  useFormat,
} from '@aldergate/ui'
import { Stat } from '@aldergate/ui/data'
import { quotedPrice } from '@aldergate/ledger'
import { quoteAtom } from '@aldergate/market/state'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { COIN_DECIMALS, coins, valuationOn } from './balance'
import { CHAINS } from './chains.data'
import { useText } from './texts'
import { readBalanceAtom, type WalletConnection } from './wallet.atoms'

/** The wallet's balance in its chain's coin, and its value in pounds if the market prices the coin. */
export function TotalValue({ connection }: { connection: WalletConnection }) {
  const t = useText()
  const format = useFormat()
  const { discreet } = useAtomValue(settingsAtom)
  const readBalance = useSetAtom(readBalanceAtom)
  const { balance, chainId } = connection

  if (balance.status === 'reading') return <Stat label={t('totalValue')} value={t('reading')} />
  if (balance.status === 'unknown') {
    return (
      <Problem ref={handOnFocus} role="status">
        {t('unknownBalance')}
        <Button size="small" onClick={() => void readBalance()}>
          {t('retry')}
        </Button>
      </Problem>
    )
  }

  const amount = coins(balance.wei)
  const currency = (chainId !== undefined && CHAINS[chainId]?.currency) || t('coin')
  const shown = discreet ? MASK : format.number(amount, COIN_DECIMALS)
  const details = {
    eth: <Pounds eth={amount} />,
    worthless: t('testCoins'),
    unknown: t('noRate'),
  }

  return (
    <Stat
      label={t('totalValue')}
      value={`${shown} ${currency}`}
      detail={details[valuationOn(chainId)]}
    />
  )
}

/** At the same simulated price as everywhere. A component of its own, so that a tick re-renders only this. */
function Pounds({ eth }: { eth: number }) {
  const t = useText()
  const format = useFormat()
  const { price } = useAtomValue(quoteAtom('ETH/GBP'))
  const rate = Number(quotedPrice('ETH/GBP', price).toFixed())

  return (
    <>
      {t('valueInPounds', { pounds: format.money(eth * rate), rate: format.price(rate, 2) })}{' '}
      <SampleTag />
    </>
  )
}

const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.warn};
  font-size: ${fontSize.s12};
`
