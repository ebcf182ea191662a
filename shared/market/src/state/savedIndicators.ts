import { atom } from 'jotai'
import * as v from 'valibot'
import { Color, type IndicatorSetting, initialSetting, within } from '../indicators/settings'
import { INDICATOR_IDS, type IndicatorId, indicatorOf, INDICATORS } from '../indicators/table'

/** An indicator that one period says enough about. */
type CustomIndicatorName = {
  [Id in IndicatorId]: NonNullable<(typeof INDICATORS)[Id]['mainParameter']> extends never
    ? never
    : Id
}[IndicatorId]

/** In the specification's order. */
export const CUSTOM_INDICATOR_NAMES = INDICATOR_IDS.filter(
  (id): id is CustomIndicatorName => indicatorOf(id).mainParameter !== undefined,
)

export const CUSTOM_PERIOD = INDICATORS.movingAverage.parameters.period

/** More than anybody tells apart; it keeps an imported file from drawing thousands. */
export const MAX_SAVED_INDICATORS = 100

const SavedIndicatorSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  indicatorName: v.picklist(CUSTOM_INDICATOR_NAMES),
  /** Candles. */
  period: within(CUSTOM_PERIOD),
  /** Like `#FF0000`. */
  color: Color,
})

export type SavedIndicator = v.InferOutput<typeof SavedIndicatorSchema>

/** An indicator as its builder asks for it. */
export type CustomIndicator = Omit<SavedIndicator, 'id'>

export const SavedIndicatorsSchema = v.pipe(
  v.array(SavedIndicatorSchema),
  v.maxLength(MAX_SAVED_INDICATORS),
  v.check(
    (saved) => new Set(saved.map(({ id }) => id)).size === saved.length,
    'An id stands twice.',
  ),
)

/** The indicators of the trader's own, in the order in which they were saved. */
export const savedIndicatorsAtom = atom<readonly SavedIndicator[]>([])

/** Saves at the end, or in the place of the indicator with this id; gives nothing when there is no room. */
export const saveIndicatorAtom = atom(
  null,
  (get, set, indicator: CustomIndicator, id?: string): SavedIndicator | undefined => {
    const all = get(savedIndicatorsAtom)
    if (id !== undefined && all.some((other) => other.id === id)) {
      const changed = { ...indicator, id }
      set(
        savedIndicatorsAtom,
        all.map((other) => (other.id === id ? changed : other)),
      )
      return changed
    }
    if (all.length >= MAX_SAVED_INDICATORS) return undefined
    const added = { ...indicator, id: newId() }
    set(savedIndicatorsAtom, [...all, added])
    return added
  },
)

/** What `restoreSavedIndicatorAtom` needs to undo a deletion. */
export interface DeletedIndicator {
  indicator: SavedIndicator
  position: number
}

export const deleteSavedIndicatorAtom = atom(
  null,
  (get, set, indicator: SavedIndicator): DeletedIndicator => {
    const position = get(savedIndicatorsAtom).findIndex(({ id }) => id === indicator.id)
    set(savedIndicatorsAtom, (all) => all.filter(({ id }) => id !== indicator.id))
    return { indicator, position }
  },
)

export const restoreSavedIndicatorAtom = atom(
  null,
  (_get, set, { indicator, position }: DeletedIndicator) => {
    set(savedIndicatorsAtom, (all) =>
      all.some(({ id }) => id === indicator.id) || all.length >= MAX_SAVED_INDICATORS
        ? all
        : all.toSpliced(position, 0, indicator),
    )
  },
)

/** As charts and conditions take it; what the period does not say is as the indicator has it at first. */
export function settingOf({ indicatorName, period, color }: CustomIndicator): IndicatorSetting {
  const { mainParameter } = INDICATORS[indicatorName]
  return { ...initialSetting(indicatorName), [mainParameter ?? 'period']: period, color }
}

/** Unlike `randomUUID`, this is there without https, too. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-')
}
