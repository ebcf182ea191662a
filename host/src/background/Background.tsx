import { startKeeping } from '@aldergate/keeping'
import { settingsAtom } from '@aldergate/platform'
import type { Store } from 'jotai'
import { AlertWatch } from './alerts/AlertWatch'
import { BotWatch } from './alerts/BotWatch'
import { FillWatch } from './alerts/FillWatch'
import { OrderWatch } from './alerts/OrderWatch'
import { KeepOffer } from './KeepOffer'
import { OtherMarketNotice } from './OtherMarketNotice'
import { tellOfProblem } from './tellOfProblem'

/** Watches fills, alerts, orders and bots behind every page, and shows what the app has to say about the trader's data. */
export function Background() {
  return (
    <>
      {/* Mounted before the watches that trade: those fill at once all that became due since the last visit. */}
      <FillWatch />
      <AlertWatch />
      <OrderWatch />
      <BotWatch />
      <KeepOffer />
      <OtherMarketNotice />
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
