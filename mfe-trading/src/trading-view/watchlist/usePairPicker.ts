import type { Pair } from '@aldergate/market'
import { type KeyboardEvent, useState } from 'react'
import { pairsToAdd } from './pairSearch'

interface PairPickerOptions {
  watched: readonly Pair[]
  onPick: (pair: Pair) => void
}

/** What is typed, what it finds, and which of it Enter would add. */
export function usePairPicker({ watched, onPick }: PairPickerOptions) {
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const options = pairsToAdd(watched, query)

  function search(text: string) {
    setQuery(text)
    setActive(0)
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
  }

  function pick(pair: Pair) {
    onPick(pair)
    setQuery('')
    setActive(0)
    close()
  }

  function step(by: number) {
    setIsOpen(true)
    if (isOpen) setActive(Math.min(options.length - 1, Math.max(0, active + by)))
  }

  /** The first Esc closes the list, the next one empties the field. */
  function leave() {
    if (isOpen) close()
    else setQuery('')
  }

  function pressKey(event: KeyboardEvent) {
    const option = options[active]
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && (isOpen || query)) leave()
    else if (event.key === 'Enter' && isOpen && option) pick(option)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    query,
    isOpen,
    options,
    active,
    search,
    open: () => setIsOpen(true),
    close,
    pick,
    pressKey,
  }
}
