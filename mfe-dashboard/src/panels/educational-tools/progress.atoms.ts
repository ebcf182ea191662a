import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { backwards, isCompleted, NOT_BEGUN, onwards, type Progress, resumed } from './progress'
import type { DifficultyFilter, Tutorial } from './tutorial'
import { TUTORIALS } from './tutorials.data'

/** Keyed by the tutorial's id; held outside the panel, so that hiding it keeps the reader's place. */
export const progressAtom = erasableAtom<Readonly<Record<string, Progress>>>({})

export const difficultyAtom = erasableAtom<DifficultyFilter>('all')

/** Ids of the tutorials that were read to the end. */
export const completedIdsAtom = atom((get) => {
  const progress = get(progressAtom)
  return TUTORIALS.filter(({ id, sections }) =>
    isCompleted(progress[id] ?? NOT_BEGUN, sections.length),
  ).map(({ id }) => id)
})

const openIdAtom = erasableAtom<string | undefined>(undefined)

/** The id of the open tutorial; opening one resumes where the reader left it. */
export const openTutorialIdAtom = atom(
  (get) => get(openIdAtom),
  (_get, set, id: string | undefined) => {
    set(openIdAtom, id)
    const tutorial = TUTORIALS.find((other) => other.id === id)
    if (tutorial) set(changeProgressAtom, tutorial, resumed)
  },
)

export const openTutorialAtom = atom((get) => TUTORIALS.find(({ id }) => id === get(openIdAtom)))

export const goOnAtom = atom(null, (_get, set, tutorial: Tutorial) => {
  set(changeProgressAtom, tutorial, onwards)
})

export const goBackAtom = atom(null, (_get, set, tutorial: Tutorial) => {
  set(changeProgressAtom, tutorial, backwards)
})

export const startOverAtom = atom(null, (_get, set, tutorial: Tutorial) => {
  set(changeProgressAtom, tutorial, () => NOT_BEGUN)
})

const changeProgressAtom = atom(
  null,
  (
    _get,
    set,
    { id, sections }: Tutorial,
    change: (progress: Progress, sectionCount: number) => Progress,
  ) => {
    set(progressAtom, (all) => ({
      ...all,
      [id]: change(all[id] ?? NOT_BEGUN, sections.length),
    }))
  },
)
