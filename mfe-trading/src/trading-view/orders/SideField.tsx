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

/** Buy or sell; an order that closes a position has its side fixed, which is shown instead. */
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

/** As high as the buttons that it replaces, so that the list of types, which toggles it, keeps its place. */
const Said = styled(Muted)`
  min-height: 24px;
  line-height: 24px;

  ${media.coarsePointer} {
    min-height: ${size.touch};
    line-height: ${size.touch};
  }
`
