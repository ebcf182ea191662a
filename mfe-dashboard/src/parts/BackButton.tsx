import { Button, Icon, space } from '@aldergate/ui'
import styled from 'styled-components'

/** Leads from a view that replaced a list back to the list. */
export function BackButton({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <Back size="small" variant="quiet" onClick={onBack}>
      <Icon name="chevronLeft" size={14} />
      {label}
    </Back>
  )
}

/** Its arrow aligns with the text below. */
const Back = styled(Button)`
  margin-left: -${space(2)};
`
