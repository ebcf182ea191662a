import { erasableAtom } from '@aldergate/platform'
import { FIRST_IDEA, type Idea } from './idea'

/** The idea as typed: it stays while other tools and pages are open. */
export const ideaAtom = erasableAtom<Idea>(FIRST_IDEA)
