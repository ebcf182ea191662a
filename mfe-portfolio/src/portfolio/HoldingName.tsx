import { usePairName } from '@aldergate/charts/quotes'
import { addressOf } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Badge, Muted, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { Holding } from './holdings'
import { useText } from './texts'

/** The pair, which leads to its chart and ticket, the instrument's own name and, where units are owed, that it is a short. */
export function HoldingName({ holding: { pair, isShort } }: { holding: Holding }) {
  const t = useText()
  const pairName = usePairName()
  return (
    <Names>
      <Link to={addressOf('tradingView', { symbol: pair })}>{pair}</Link>
      <Muted as="span">{pairName(pair)}</Muted>
      {isShort && <Badge tone="warn">{t('short')}</Badge>}
    </Names>
  )
}

const Names = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
`
