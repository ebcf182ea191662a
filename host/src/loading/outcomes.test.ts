import type { Outcome, RegisteredCanary } from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { createOutcomes } from './outcomes'

const [remote] = REGISTRY.remotes
if (!remote) throw new Error('The registry of the tests has no remote.')

const CANARY: RegisteredCanary = { below: 1_000, cohort: remote.name, remote }

/** `clock.now` is the time in a tab that is looked at; `undefined` in one that is not. */
function outcomes() {
  const sent: Outcome[] = []
  const clock: { now: number | undefined } = { now: 1_000 }
  const told = createOutcomes(
    (outcome) => sent.push(outcome),
    () => clock.now,
  )
  return { sent, clock, ...told }
}

it('tells the first that is known of each version, of the canary as of what others run beside it', () => {
  const { sent, tell } = outcomes()
  tell(`${remote?.name} 1.0.0-aaaaaaaaaaaa`, 'load', [CANARY])
  tell(`${remote?.name} 1.0.0-aaaaaaaaaaaa`, 'shown', [CANARY])
  tell(`${remote?.name} 0.9.0-bbbbbbbbbbbb`, 'shown', [CANARY])

  expect(sent).toEqual([
    { remote: remote?.name, version: '1.0.0-aaaaaaaaaaaa', phase: 'load' },
    { remote: remote?.name, version: '0.9.0-bbbbbbbbbbbb', phase: 'shown' },
  ])
})

it('tells nothing where no canary runs, of other remotes, and of one that is not watched', () => {
  const { sent, tell } = outcomes()
  const source = `${remote?.name} 1.0.0-aaaaaaaaaaaa`
  tell(source, 'shown', undefined)
  tell(source, 'shown', [])
  tell('elsewhere 1.0.0-aaaaaaaaaaaa', 'run', [CANARY])
  tell(source, 'run', [{ ...CANARY, isUnwatched: true }])

  expect(sent).toEqual([])
})

it.each([
  [0, 100],
  [101, 150],
  [430, 600],
  [60_000, 9_600],
])('tells of a page that was painted after %i ms that %i were enough', (took, paintMs) => {
  const { sent, clock, asked, painted, tell } = outcomes()
  const source = `${remote?.name} 1.0.0-aaaaaaaaaaaa`
  asked(source)
  clock.now = 1_000 + took
  painted(source)
  // The next page of the same version says nothing of how it begins.
  clock.now += 5_000
  asked(source)
  painted(source)
  tell(source, 'shown', [CANARY])

  expect(sent).toEqual([
    { remote: remote?.name, version: '1.0.0-aaaaaaaaaaaa', phase: 'shown', paintMs },
  ])
})

it('tells no time of what fails, of what was never painted, and of a tab that nobody looks at', () => {
  const { sent, clock, asked, painted, tell } = outcomes()
  const sources = ['a', 'b', 'c', 'd'].map((mark) => `${remote?.name} 1.0.0-${mark}`)
  const [broken = '', unpainted = '', begunUnseen = '', endedUnseen = ''] = sources
  for (const source of [broken, unpainted, endedUnseen]) asked(source)
  painted(broken)
  clock.now = undefined
  asked(begunUnseen)
  painted(endedUnseen)
  clock.now = 2_000
  painted(begunUnseen)
  tell(broken, 'run', [CANARY])
  for (const source of [unpainted, begunUnseen, endedUnseen]) tell(source, 'shown', [CANARY])

  expect(sent).toHaveLength(4)
  expect(sent.filter((outcome) => 'paintMs' in outcome)).toEqual([])
})

it('tells nothing in a browser that sends nothing of this kind', () => {
  const { sendBeacon } = navigator as Partial<Navigator>
  expect(sendBeacon).toBeUndefined()
  expect(() => createOutcomes().tell(`${remote?.name} 1.0.0-a`, 'load', [CANARY])).not.toThrow()
})
