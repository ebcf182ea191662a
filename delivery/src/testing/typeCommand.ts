import { dispatch } from '../commands/dispatch.ts'
import type { Ended } from './runDelivery.ts'

/** Runs a command in this process, which is faster, as for a user without a key except one in the environment. */
export async function typeCommand(store: string, ...args: readonly string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  const before = { STORE: process.env.STORE, SIGNING_KEY: process.env.SIGNING_KEY }
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text)
      return true
    }),
  )
  Object.assign(process.env, { STORE: store, SIGNING_KEY: before.SIGNING_KEY ?? '' })
  process.exitCode = 0
  try {
    await dispatch(args)
    return { code: Number(process.exitCode), ...said }
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
  }
}
