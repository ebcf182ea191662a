import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../process/refusal.ts'
import { createExclusively } from './durable.ts'
import { lockFile } from '../names/storePaths.ts'
import { temporaryBeside } from './temporary.ts'

/** Work under the lock takes milliseconds: a process that holds it unchanged for so long is dead. */
const PATIENCE_MS = 10_000

const LOOK_MS = 10

interface LockOptions {
  /** Says how long a holder may take of whom nothing is known. */
  patienceMs?: number
}

/**
 * Runs `body` while nobody else does so in this store, in whatever process, and returns its result. The lock
 * of a process that was killed is taken over: at once on this machine, else when nobody has moved for a while.
 * `isHeld` says whether it is still ours: a process that was paused may have lost it.
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
    // What was done is done: where it cannot be removed, the next one takes it over.
    if (await isHeld()) await rm(file, { force: true }).catch(() => undefined)
  }
}

/** Whether somebody who is alive, as far as can be said from here, is at it. */
export async function isLocked(store: string): Promise<boolean> {
  const holder = await holderOf(lockFile(store))
  return holder !== undefined && !isDead(holder)
}

/** Names who holds it from elsewhere: nobody here can say whether that process is alive. */
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

/** Of several who take it away, one succeeds; who took that of a living one gives it back. */
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

/** Whether the process that holds a lock has ended: of another machine's, nobody here can say. */
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
    // It ends as one of another machine does: when it has not moved for a while.
    return {}
  }
}

/** Where a process's number means this very process: containers of one name may count on their own. */
function machine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
