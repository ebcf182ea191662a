import { groupWordsOf, type IndicatorId, indicatorOf } from '@aldergate/market/indicators'
import { useLocalText } from '@aldergate/ui'
import type { Option } from '@aldergate/ui/forms'

/** The choices of an indicator, by their names and in groups of a kind. */
export function useIndicatorOptions<Id extends IndicatorId>(ids: readonly Id[]): Option<Id>[] {
  const inWords = useLocalText()

  return ids.map((id) => ({
    value: id,
    label: inWords(indicatorOf(id).words.name),
    group: inWords(groupWordsOf(id)),
  }))
}
