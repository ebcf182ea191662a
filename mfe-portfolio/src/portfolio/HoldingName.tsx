import { PAIRS } from '@aldergate/shared/market/pairs'
import { color, fontSize, space } from '@aldergate/shared/theme'
import { Badge } from '@aldergate/shared/ui/Badge'
import styled from 'styled-components'
import { useText } from '../texts'
import { type Holding } from './holdings'

/** The pair, the instrument's own name and, where units are owed, that it is a short. */
export function HoldingName({ holding: { pair, isShort } }: { holding: Holding }) {
  const t = useText()
  return (
    <Names>
      {pair}
      <Name>{PAIRS[pair].name}</Name>
      {isShort && <Badge tone="warn">{t('short')}</Badge>}
    </Names>
  )
}

const Names = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
`

const Name = styled.span`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
