import { newsMarksAtom } from '@aldergate/platform'
import { atom } from 'jotai'

/** Ids of the articles that the reader saved. */
export const savedIdsAtom = atom((get): ReadonlySet<string> => new Set(get(newsMarksAtom).saved))

/** Ids of the articles that the reader opened, or marked as read. */
export const readIdsAtom = atom((get): ReadonlySet<string> => new Set(get(newsMarksAtom).read))
