import { handmadeSeam } from '../testing/handmadeSeams.ts'
import type { Difference } from './checkSeam.ts'
import { misfitSentence } from './misfitSentence.ts'
import type { Party } from './needs.ts'

const UI = '@aldergate/ui'

function party(name: string): Party {
  return { name, version: '1-v', seam: handmadeSeam({ texts: { [UI]: '' } }) }
}

function missing(name?: string): Difference {
  return { key: UI, name, kind: 'missing', message: '' }
}

it('names a whole module that is not offered', () => {
  const sentence = misfitSentence({
    taker: party('trading'),
    host: party('host'),
    differences: [missing()],
    isHostLive: true,
  })

  expect(sentence).toBe(
    'trading 1-v does not fit host 1-v. It uses @aldergate/ui, which is not offered: promote a ' +
      'host that offers it in the same release (npm run deliver -- host trading), or build trading ' +
      'without it.',
  )
})

it('tells the first three differences, and counts the others', () => {
  const sentence = misfitSentence({
    taker: party('trading'),
    host: party('host'),
    differences: ['A', 'B', 'C', 'D', 'E'].map(missing),
    isHostLive: false,
  })

  expect(sentence).toContain(
    'C of @aldergate/ui, which is not offered; 2 more: keep it in the host',
  )
})

it('names the command that brings both live, where the host is the one that changes', () => {
  const sentence = misfitSentence({
    taker: party('content'),
    host: party('host'),
    differences: [missing('Button')],
    isHostLive: false,
  })

  expect(sentence).toMatch(
    / promote both in the same release \(npm run deliver -- host content\)\.$/,
  )
})
