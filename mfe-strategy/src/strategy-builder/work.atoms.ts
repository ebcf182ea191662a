import { erasuresAtom } from '@aldergate/platform'
import { atom } from 'jotai'

/** Begins what is done beside the page: it ends when it is told to, and when all data are erased. */
export const beginWorkAtom = atom(null, (get) => {
  const erasures = get(erasuresAtom)
  const ending = new AbortController()
  return {
    signal: ending.signal,
    end: () => ending.abort(),
    /** To be asked before it sets anything: where data were erased since it began, it ends here. */
    hasEnded() {
      if (get(erasuresAtom) !== erasures) ending.abort()
      return ending.signal.aborted
    },
  }
})
