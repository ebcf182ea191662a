import type { Check } from './checklist'
import { useText } from './texts'

/** How a line of the checklist stands, in words. */
export function useCheckState(check: Check): string {
  const t = useText()
  switch (check.id) {
    case 'twoFactor':
      return t('twoFactorState', { state: check.state })
    case 'session':
      return t('sessionState', { state: check.state, minutes: check.minutes })
    case 'dataLocation':
      return t('dataLocationState', { state: check.state })
  }
}
