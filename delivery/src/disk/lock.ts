import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../process/refusal.ts'
import { createExclusively } from './durable.ts'
import { lockFile } from '../names/storePaths.ts'
import { temporaryBeside } from './temporary.ts'

/** Work under the lock takes milliseconds: a lock held unchanged for this long belongs to a dead process. */
const PATIENCE_MS = 10_000

const LOOK_MS = 10

interface LockOptions {
  /** How long to wait for a holder that may be dead. */
  patienceMs?: number
}

/**
 * Runs `body` under the store's lock, which excludes all other processes, and returns its result. The lock of a killed
 * process is taken over: at once on this machine, otherwise after it has not changed for a while. `isHeld` says
 * whether the lock is still ours: a paused process may have lost it.
 */
export async function locked<Result>(
  store: string,
  body: (isHeld: () => Promise<boolean>) => Promise<Result>,
  { patienceMs = PATIENCE_MS }: LockOptions = {},
): Promise<Result> {
  const file = lockFile(store)
  const own = JSON.stringify({ id: randomUUID(), pid: process.pid, machine: machine() })
  const isHeld = async () => (await holderOf(file)) === own
  await take(file, own, patienceMs)
  try {
    return await body(isHeld)
  } finally {
    // The work is done: a lock that cannot be removed is taken over by the next process.
    if (await isHeld()) await rm(file, { force: true }).catch(() => undefined)
  }
}

/** Whether a process holds the lock that is not known to be dead. */
export async function isLocked(store: string): Promise<boolean> {
  const holder = await holderOf(lockFile(store))
  return holder !== undefined && !isDead(holder)
}

/** Names a lock holder on another machine, where it is unknown whether the process is alive. */
export async function holderElsewhere(store: string): Promise<string | undefined> {
  const holder = await holderOf(lockFile(store))
  if (holder === undefined) return undefined
  const { pid, machine: other } = read(holder)
  if (other === machine()) return undefined
  return typeof other === 'string' ? `Process ${String(pid)} on ${other}` : 'Somebody'
}

async function take(file: string, own: string, patienceMs: number): Promise<void> {
  let seen: string | undefined
  let since = performance.now()
  while (!(await createExclusively(file, own))) {
    const holder = await holderOf(file)
    if (holder !== seen) {
      seen = holder
      since = performance.now()
    }
    if (holder !== undefined && (isDead(holder) || performance.now() - since > patienceMs)) {
      await takeAway(file, holder)
    } else {
      await wait(LOOK_MS + Math.random() * LOOK_MS)
    }
  }
}

/** Removes a dead holder's lock. `rename` lets one process win; if the lock has changed hands since, it is put back. */
async function takeAway(file: string, holder: string): Promise<void> {
  const aside = temporaryBeside(file)
  try {
    await rename(file, aside)
    if ((await holderOf(aside)) !== holder) await link(aside, file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function holderOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

/** Whether the lock's process has ended; false for processes of other machines, of which that is unknown. */
function isDead(holder: string): boolean {
  const { pid, machine: other } = read(holder)
  if (typeof pid !== 'number' || other !== machine()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

function read(holder: string): { pid?: unknown; machine?: unknown } {
  try {
    return JSON.parse(holder) as { pid?: unknown; machine?: unknown }
  } catch {
    // A malformed lock expires as one of another machine does: when it has not changed for a while.
    return {}
  }
}

/** Identifies the scope of process ids: containers with the same host name may have their own. */
function machine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
