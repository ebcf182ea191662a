import { erasableAtom } from '@aldergate/platform'
import { AMOUNT } from './builderBot'

/** Pounds a position, as typed. */
export const botAmountAtom = erasableAtom<string>(AMOUNT.initial)
