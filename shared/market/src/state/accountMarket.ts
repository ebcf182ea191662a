import { atom } from 'jotai'
import { stepAt } from '../opening'
import { pathsOf } from '../pathsOf'
import { marketTimeAtom } from './marketTime'
import { accountOpeningAtom, isOtherMarketAtom } from './opening'
import { marketStepAtom, pricePathsAtom } from './prices'

/** The paths of all pairs of the account's market: those of the page, unless it shows another market. */
export const accountPathsAtom = atom((get) =>
  get(isOtherMarketAtom) ? pathsOf(get(accountOpeningAtom)) : get(pricePathsAtom),
)

/** The newest step of the account's market, counted from its opening, as of the last check. */
export const accountStepAtom = atom((get) =>
  get(isOtherMarketAtom)
    ? stepAt(get(accountOpeningAtom), get(marketTimeAtom))
    : get(marketStepAtom),
)
