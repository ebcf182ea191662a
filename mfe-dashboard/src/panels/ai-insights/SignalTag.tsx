import { color, fontSize, fontWeight, radius } from '@aldergate/ui'
import styled from 'styled-components'
import type { Signal } from './insight'
import { useText } from './texts'

const FILLS: Readonly<Record<Signal, string>> = {
  buy: color.upFill,
  sell: color.downFill,
  hold: 'transparent',
}

/** The action that an insight advises, in the colours of the actions, not of a direction. */
export function SignalTag({ signal }: { signal: Signal }) {
  const t = useText()
  return <Tag $signal={signal}>{t(`signal.${signal}`)}</Tag>
}

const Tag = styled.span<{ $signal: Signal }>`
  min-width: 44px;
  padding: 0 ${({ $signal }) => ($signal === 'hold' ? '7px' : '8px')};
  border: ${({ $signal }) => ($signal === 'hold' ? `1px solid ${color.borderStrong}` : '0')};
  border-radius: ${radius.pill};
  background: ${({ $signal }) => FILLS[$signal]};
  color: ${({ $signal }) => ($signal === 'hold' ? color.t1 : color.onFill)};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.semibold};
  line-height: 20px;
  text-align: center;
`
