import { listedPairOf, type Pair } from '@aldergate/market'
import { later, useLoaded } from '@aldergate/ui'
import { isComposing } from '@aldergate/ui/forms'
import { type KeyboardEvent, useState } from 'react'
import { usePairName } from '../quotes'
import { instrumentGroups } from './instrumentGroups'

/** A chunk of its own, loaded when a list is first opened. */
export const instrumentList = later(async () => (await import('./InstrumentList')).InstrumentList)

interface PickerOptions {
  value: Pair | undefined
  omitted: readonly Pair[] | undefined
  onChange: (pair: Pair) => void
  /** The list that shows the instruments, loaded when it is first opened. */
  laterList: typeof instrumentList
}

/** The number of instruments that Page Up and Page Down skip. */
const PAGE = 8

/** The state of an ARIA combobox with a list: typed text, matches, the active option, and the keys. */
export function useInstrumentPicker({ value, omitted, onChange, laterList }: PickerOptions) {
  const nameOf = usePairName()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [reached, setReached] = useState<number>()
  const { loaded: list, retry } = useLoaded(laterList, isOpen)
  const query = typed ?? ''
  const groups = isOpen ? instrumentGroups({ query, nameOf, omitted }) : []
  const pairs = groups.flatMap((group) => group.pairs)
  const listed = value && listedPairOf(value)
  const chosenIndex = query || !listed ? 0 : Math.max(0, pairs.indexOf(listed))
  const activeIndex = reached ?? chosenIndex
  const active = pairs[activeIndex]

  function open() {
    setReached(undefined)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
  }

  /** Closes the list, and drops text that was typed and not chosen. */
  function leave() {
    close()
    setTyped(undefined)
  }

  function search(text: string) {
    setTyped(text)
    open()
  }

  function pick(pair: Pair) {
    leave()
    onChange(pair)
  }

  function step(by: number) {
    if (!isOpen) return open()
    setReached(Math.min(pairs.length - 1, Math.max(0, activeIndex + by)))
  }

  /**
   * Chooses the active match of typed text even before the list has loaded, or without it; without text, chooses only
   * from a list in sight.
   */
  function choose() {
    if (!isOpen) open()
    else if (active !== undefined && (query || list.status === 'ready')) pick(active)
    else if (list.status === 'failed') retry()
  }

  function pressKey(event: KeyboardEvent) {
    // During a composition, Enter and the arrow keys belong to the input method.
    if (isComposing(event.nativeEvent)) return
    const { key, altKey } = event
    if (key === 'ArrowUp' && altKey && isOpen) close()
    else if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'PageDown' && isOpen) step(PAGE)
    else if (key === 'PageUp' && isOpen) step(-PAGE)
    else if (key === 'Enter') choose()
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Escape' && typed) leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    text: typed ?? value ?? '',
    query,
    isOpen,
    list,
    retry,
    groups,
    /** The chosen one as the list names it. */
    listed,
    active,
    open,
    leave,
    search,
    pick,
    pressKey,
  }
}
