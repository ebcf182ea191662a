import { type Occasion, standing } from './standing'

type Whose = ReturnType<typeof standing>

it.each<[Occasion, boolean, Whose, Whose, Whose]>([
  // Where they know an older import than this tab, the same and a newer one.
  ['start', false, 'theirs', 'theirs', 'theirs'],
  ['join', false, 'both', 'both', 'both'],
  ['late', false, 'mine', 'both', 'both'],
  ['follow', false, 'mine', 'both', 'theirs'],
  ['return', false, 'mine', 'both', 'theirs'],
  ['return', true, 'theirs', 'theirs', 'theirs'],
])(
  'counts, at the occasion %s, all stored: %s, as %s, %s and %s',
  (occasion, isAllStored, older, same, newer) => {
    const whose = [1, 2, 3].map((theirs) => standing(occasion, isAllStored, theirs, 2))

    expect(whose).toEqual([older, same, newer])
  },
)
