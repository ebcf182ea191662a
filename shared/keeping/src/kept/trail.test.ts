import { startTrail } from './trail'

it('says of a text of another tab which text of this one it was made from', () => {
  const mine = startTrail()
  const theirs = startTrail()
  for (const trail of [mine, theirs]) trail.add('both had', undefined)
  mine.add('mine', mine.ofNext())

  expect(mine.commonWith(theirs.ofNext())).toMatchObject({ text: 'both had' })
})

it('says the newest where a text was made from several', () => {
  const mine = startTrail()
  const theirs = startTrail()
  for (const trail of [mine, theirs]) {
    trail.add('first', undefined)
    trail.add('second', trail.ofNext())
  }
  theirs.add('third', theirs.ofNext())

  expect(mine.commonWith(theirs.ofNext())).toMatchObject({ text: 'second' })
})

it('knows of nothing that stood there at first as of any text', () => {
  const mine = startTrail()
  const theirs = startTrail()
  for (const trail of [mine, theirs]) trail.add(null, undefined)
  mine.add('mine', mine.ofNext())

  expect(mine.commonWith(theirs.ofNext())).toMatchObject({ text: null })
})

it('says nothing of a text that names none, or that was made from what this tab has not seen', () => {
  const mine = startTrail()
  const theirs = startTrail()
  mine.add('mine', undefined)
  theirs.add('theirs', undefined)

  expect(mine.commonWith(undefined)).toBeUndefined()
  expect(mine.commonWith(theirs.ofNext())).toBeUndefined()
})

it('names a few texts and no more, however many there were', () => {
  const trail = startTrail()
  for (let count = 0; count < 20; count += 1) trail.add(String(count), trail.ofNext())

  expect(trail.ofNext()).toHaveLength(8)
  expect(trail.ofNewest()).toHaveLength(8)
})

it('tells nothing that stands there now from nothing that stood there at first', () => {
  const mine = startTrail()
  const theirs = startTrail()
  for (const trail of [mine, theirs]) {
    trail.add(null, undefined)
    trail.add('both had', trail.ofNext())
  }
  mine.add(null, mine.ofNext())

  expect(mine.commonWith(theirs.ofNext())).toMatchObject({ text: 'both had' })
})

it('takes nothing for the same where both have come to it from the same text', () => {
  const mine = startTrail()
  const theirs = startTrail()
  for (const trail of [mine, theirs]) {
    trail.add('both had', undefined)
    trail.add(null, trail.ofNext())
  }
  mine.add('mine', mine.ofNext())

  expect(mine.commonWith(theirs.ofNext())).toMatchObject({ text: null })
})
