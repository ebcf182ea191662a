import type { BotRefusal } from '@aldergate/ledger/bots'
import { useText } from './texts'

const TOLD = [
  'not-enough-cash',
  'units-reserved',
  'short-beyond-equity',
  'too-many-orders',
  'value-too-small',
] as const satisfies readonly BotRefusal[]

/** Says why a bot's last order was refused. */
export function useRefusalText(): (refusal: BotRefusal) => string {
  const t = useText()
  return (refusal) => {
    const told = TOLD.find((known) => known === refusal)
    return told ? t(`refused.${told}`) : t('refused.other')
  }
}
