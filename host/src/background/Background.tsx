import { startKeeping } from '@aldergate/keeping'
import { settingsAtom } from '@aldergate/platform'
import type { Store } from 'jotai'
import { AlertWatch } from '../alerts/AlertWatch'
import { BotWatch } from '../alerts/BotWatch'
import { FillWatch } from '../alerts/FillWatch'
import { OrderWatch } from '../alerts/OrderWatch'
import { KeepOffer } from '../keeping/KeepOffer'
import { tellOfProblem } from '../keeping/tellOfProblem'

/** What works behind every page, once there is something for it to work with. */
export function Background() {
  return (
    <>
      <AlertWatch />
      <OrderWatch />
      <BotWatch />
      <FillWatch />
      <KeepOffer />
    </>
  )
}

/** Keeps the trader's data on the device, if that is what they want. */
export function keepData(store: Store, isFirst: boolean): void {
  startKeeping(store, () => window.localStorage, {
    isFirst,
    onProblem: (problem) => void tellOfProblem(problem, store.get(settingsAtom).language),
  })
}
