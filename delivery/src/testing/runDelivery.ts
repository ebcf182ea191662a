import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Ended {
  /** `null` when it was killed. */
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command in a process of its own, on a store; with a fault of `faultyDisk.ts`, if one is named. */
export function runDelivery(store: string, args: readonly string[], fault = ''): Promise<Ended> {
  const preload = ['--import', join(__dirname, 'faultyDisk.ts')]
  const command = [...(fault ? preload : []), join(__dirname, '../delivery.ts'), ...args]
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORE: store, FAULT: fault },
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, ...said }))
  })
}
