import { fieldByField, thingByThing, whole } from './merging'

interface Thing {
  id: string
  text?: string
}

const mergeThings = thingByThing<Thing>(({ id }) => id)

/** Things whose ids are the letters of a word. */
function things(word: string): readonly Thing[] {
  return [...word].map((id) => ({ id }))
}

describe('a list of things', () => {
  it.each([
    { what: 'what either adds', base: 'ab', mine: 'abc', theirs: 'abd', merged: 'abdc' },
    { what: 'each addition in its place', base: 'ab', mine: 'cab', theirs: 'abd', merged: 'cabd' },
    { what: 'nothing that either takes away', base: 'abc', mine: 'bc', theirs: 'ab', merged: 'b' },
    {
      what: 'my order where they have kept theirs',
      base: 'abc',
      mine: 'cab',
      theirs: 'abc',
      merged: 'cab',
    },
    {
      what: 'their order where I have kept mine',
      base: 'abc',
      mine: 'abc',
      theirs: 'cab',
      merged: 'cab',
    },
    {
      what: 'my order where both have changed it',
      base: 'abc',
      mine: 'cab',
      theirs: 'bac',
      merged: 'cab',
    },
    {
      what: 'an addition beside what was moved',
      base: 'abc',
      mine: 'abcd',
      theirs: 'cba',
      merged: 'cbad',
    },
    {
      what: 'what I have moved beside their addition',
      base: 'abc',
      mine: 'cba',
      theirs: 'abcd',
      merged: 'cbad',
    },
    {
      what: 'what they have moved where I have taken something away',
      base: 'abcd',
      mine: 'abd',
      theirs: 'dabc',
      merged: 'dab',
    },
    {
      what: 'what I have moved where they have taken something away',
      base: 'abcd',
      mine: 'dabc',
      theirs: 'abd',
      merged: 'dab',
    },
    {
      what: 'theirs where I have changed nothing',
      base: 'ab',
      mine: 'ab',
      theirs: 'cb',
      merged: 'cb',
    },
    {
      what: 'mine where they have changed nothing',
      base: 'ab',
      mine: 'cb',
      theirs: 'ab',
      merged: 'cb',
    },
    { what: 'once what both have added', base: 'a', mine: 'ab', theirs: 'ab', merged: 'ab' },
    { what: 'nothing where both have emptied it', base: 'ab', mine: '', theirs: '', merged: '' },
  ])('has $what: $base, $mine and $theirs make $merged', ({ base, mine, theirs, merged }) => {
    expect(mergeThings(things(mine), things(theirs), things(base))).toEqual(things(merged))
  })

  it('has a thing as the one left it that changed it, and as I did where both have', () => {
    const [old, mine, theirs] = ['old', 'mine', 'theirs'].map((text) => ({ id: 'a', text }))
    if (!old || !mine || !theirs) throw new Error('There are three.')
    expect(mergeThings([old], [theirs], [old])).toEqual([theirs])
    expect(mergeThings([mine], [old], [old])).toEqual([mine])
    expect(mergeThings([mine], [theirs], [old])).toEqual([mine])
  })
})

it('has each field as the one left it that changed it, also where it was not there', () => {
  const merge = fieldByField<{ one: number; two: number; three?: number }>()
  expect(merge({ one: 2, two: 1 }, { one: 1, two: 2, three: 3 }, { one: 1, two: 1 })).toEqual({
    one: 2,
    two: 2,
    three: 3,
  })
})

it('has a field merged as it says', () => {
  const merge = fieldByField<{ list: readonly Thing[] }>({ list: mergeThings })
  expect(merge({ list: things('ab') }, { list: things('ac') }, { list: things('a') })).toEqual({
    list: things('acb'),
  })
})

it('has the whole of one where nothing else is said', () => {
  expect(whole({ at: 1 }, { at: 2 }, { at: 1 })).toEqual({ at: 2 })
  expect(whole({ at: 3 }, { at: 2 }, { at: 1 })).toEqual({ at: 3 })
})
