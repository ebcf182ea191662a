import { firstFrame, type FrameEvent, nextProof } from './proof'

function after(...types: (Exclude<FrameEvent['type'], 'retry' | 'changed'> | FrameEvent)[]) {
  return types
    .map((type) => (typeof type === 'string' ? { type } : type))
    .reduce(nextProof, firstFrame(true))
}

const RETRY: FrameEvent = { type: 'retry', isOnline: true }

it('waits for the frame, unless the browser is offline', () => {
  expect(firstFrame(true).status).toBe('waiting')
  expect(firstFrame(false).status).toBe('failed')
})

it('is proved by the message alone, before or after the load', () => {
  expect(after('load').status).toBe('waiting')
  expect(after('load', 'proof').status).toBe('proved')
  expect(after('proof', 'load').status).toBe('proved')
  expect(after('load', 'proof-limit', 'proof').status).toBe('proved')
})

it('has to be proved anew with another document in the frame', () => {
  expect(after('load', 'proof', 'load').status).toBe('waiting')
  expect(after('load', 'proof', 'load', 'proof').status).toBe('proved')
  expect(after('load', 'proof', 'load', 'proof-limit').status).toBe('unproved')
  expect(after('proof', 'load', 'load').status).toBe('waiting')
  expect(after('load', 'proof-limit', 'proof', 'load').status).toBe('waiting')
})

it('stays proved where another document says so before its load', () => {
  expect(after('load', 'proof', 'proof', 'load').status).toBe('proved')
})

it('fails without a load in time, but not with one', () => {
  expect(after('load-limit').status).toBe('failed')
  expect(after('load', 'load-limit').status).toBe('waiting')
  expect(after('proof', 'load-limit').status).toBe('proved')
})

it('is neither proved nor failed when it has loaded and says nothing', () => {
  expect(after('load', 'proof-limit').status).toBe('unproved')
  expect(after('proof-limit').status).toBe('waiting')
})

it.each(['no-data', 'error', 'blocked', 'offline'] as const)(
  'fails on "%s", whatever was known before',
  (type) => {
    expect(after(type).status).toBe('failed')
    expect(after('load', type).status).toBe('failed')
    expect(after('proof', type).status).toBe('failed')
    expect(after('load', 'proof-limit', type).status).toBe('failed')
  },
)

it('hears nothing of a frame that has failed', () => {
  const failed = after('error')

  for (const type of ['load', 'proof', 'load-limit', 'proof-limit', 'left'] as const) {
    expect(nextProof(failed, { type })).toEqual(failed)
  }
})

it('tries again with another frame when asked, but not without a line', () => {
  const failed = after('error')

  expect(nextProof(failed, RETRY)).toMatchObject({ status: 'waiting', attempt: 2 })
  expect(nextProof(failed, { type: 'retry', isOnline: false })).toBe(failed)
})

it('gives a mute frame its whole time again when the trader asks for it', () => {
  const again = after('load', 'proof-limit', RETRY)

  expect(again).toMatchObject({ status: 'waiting', attempt: 2 })
  expect(nextProof(again, { type: 'load' }).status).toBe('waiting')
  expect(after('proof', RETRY)).toMatchObject({ status: 'proved', attempt: 1 })
})

it('tries again by itself when the line is back, three times at most', () => {
  const thrice = after('offline', 'online', 'error', 'online', 'load-limit', 'online')
  expect(thrice).toMatchObject({ status: 'waiting', attempt: 4 })

  const failed = nextProof(thrice, { type: 'error' })
  expect(nextProof(failed, { type: 'online' })).toBe(failed)
  expect(nextProof(failed, RETRY).status).toBe('waiting')
})

it('has three tries again after a frame that has proved itself', () => {
  const { onlineRetries } = after('offline', 'online', 'offline', 'online', 'proof', 'offline')

  expect(onlineRetries).toBe(0)
})

it('leaves a working frame alone when the line comes back', () => {
  const proved = after('proof')

  expect(nextProof(proved, { type: 'online' })).toBe(proved)
})

it('asks a frame that comes back into sight for its proof anew, but knows a mute one', () => {
  expect(after('proof', 'left').status).toBe('waiting')
  expect(after('load', 'left', 'load-limit').status).toBe('failed')
  expect(after('load', 'proof-limit', 'left').status).toBe('waiting')
  expect(after('load', 'proof-limit', 'left', 'load').status).toBe('unproved')
})

it('knows nothing of another chart but the line', () => {
  const changed = after('error', { type: 'changed', isOnline: true })

  expect(changed).toMatchObject({ status: 'waiting', attempt: 2 })
  expect(after('proof', { type: 'changed', isOnline: false }).status).toBe('failed')
  expect(after('load', 'proof-limit', { type: 'changed', isOnline: true }, 'load').status).toBe(
    'waiting',
  )
})
