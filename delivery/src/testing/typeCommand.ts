import { dispatch } from '../commands/dispatch.ts'
import type { Ended } from './runDelivery.ts'

/** Types a command as a user would, without the time that a process of its own takes. */
export async function typeCommand(store: string, ...args: readonly string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  const { STORE } = process.env
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text)
      return true
    }),
  )
  process.env.STORE = store
  process.exitCode = 0
  try {
    await dispatch(args)
    return { code: Number(process.exitCode), ...said }
  } finally {
    if (STORE === undefined) delete process.env.STORE
    else process.env.STORE = STORE
    process.exitCode = undefined
    for (const spy of spies) spy.mockRestore()
  }
}
