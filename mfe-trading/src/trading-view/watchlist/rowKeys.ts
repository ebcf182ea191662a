import { placeByKey } from '@aldergate/ui/placeByKey'

/** The effect of a key on the row at `index` of `count` rows. */
export type RowAction =
  { type: 'select'; to: number } | { type: 'move'; to: number } | { type: 'remove' }

export function rowAction(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  index: number,
  count: number,
): RowAction | undefined {
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' }
  if (key === 'Enter' || key === ' ') return { type: 'select', to: index }
  const to = placeByKey({ key, ctrlKey, metaKey }, index, count)
  if (to === undefined) return undefined
  return { type: altKey ? 'move' : 'select', to }
}
