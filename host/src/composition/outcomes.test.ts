import type { Outcome, RegisteredCanary } from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { createOutcomes } from './outcomes'

const [remote] = REGISTRY.remotes
if (!remote) throw new Error('The registry of the tests has no remote.')

const CANARY: RegisteredCanary = { below: 1_000, cohort: remote.name, remote }

function outcomes() {
  const sent: Outcome[] = []
  return { sent, ...createOutcomes((outcome) => sent.push(outcome)) }
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
