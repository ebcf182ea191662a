import type { OrderSide } from '@aldergate/ledger'
import { media, Muted, size } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import styled from 'styled-components'
import { useText } from './texts'
import type { OrderForm } from './typedOrder'

interface SideFieldProps {
  form: Pick<OrderForm, 'type' | 'side'>
  onChange: (side: OrderSide) => void
}

/** Buys or sells; the side of what closes a position is no choice, and is said instead. */
export function SideField({ form: { type, side }, onChange }: SideFieldProps) {
  const t = useText()
  if (type === 'exit') return <Said>{t('closes', { side })}</Said>
  return (
    <ToggleGroup
      label={t('side')}
      options={[
        { value: 'buy', label: t('buy') },
        { value: 'sell', label: t('sell') },
      ]}
      value={side}
      onChange={onChange}
    />
  )
}

/** As high as the buttons that it stands for: the list of types, from which it comes, keeps its place. */
const Said = styled(Muted)`
  min-height: 24px;
  line-height: 24px;

  ${media.coarsePointer} {
    min-height: ${size.touch};
    line-height: ${size.touch};
  }
`
