import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Ended {
  /** `null` when it was killed. */
  code: number | null
  stdout: string
  stderr: string
}

const HERE = join(__dirname, '../..')

/**
 * Runs a command on a store in a process of its own, without a signing key. Optionally with a fault of `faultyDisk.ts`
 * or `faultyBucket.ts`, and from the folder `delivery` of another work tree.
 */
export function runDelivery(
  store: string,
  args: readonly string[],
  fault = '',
  delivery = HERE,
): Promise<Ended> {
  const isOfBucket = /^(before|after|lost):/.test(fault)
  const preload = ['--import', join(__dirname, isOfBucket ? 'faultyBucket.ts' : 'faultyDisk.ts')]
  const command = [...(fault ? preload : []), join(delivery, 'bin/delivery.mjs'), ...args]
  // Also what is preloaded comes from the cache then.
  const cache = {
    NODE_COMPILE_CACHE: join(delivery, '../.aldergate/compiled'),
    NODE_COMPILE_CACHE_PORTABLE: '1',
  }
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...cache, STORE: store, FAULT: fault, SIGNING_KEY: '' },
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, ...said }))
  })
}
