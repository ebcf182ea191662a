import type { Subcommand } from './subcommand.ts'

/** In the order of a version's life cycle. Each is read only when it is needed: reading all takes longer than most run. */
export const SUBCOMMANDS: ReadonlyMap<string, () => Promise<Subcommand>> = new Map([
  ['check', async () => (await import('./check.ts')).check],
  ['publish', async () => (await import('./publish.ts')).publish],
  ['preview', async () => (await import('./preview.ts')).preview],
  ['promote', async () => (await import('./promote.ts')).promote],
  ['deliver', async () => (await import('./deliver.ts')).deliver],
  ['rollback', async () => (await import('./rollback.ts')).rollback],
  ['withdraw', async () => (await import('./withdraw.ts')).withdraw],
  ['status', async () => (await import('./status.ts')).status],
  ['history', async () => (await import('./history.ts')).history],
  ['verify', async () => (await import('./verify.ts')).verify],
  ['prune', async () => (await import('./prune.ts')).prune],
  ['pull', async () => (await import('./pull.ts')).pull],
  ['serve', async () => (await import('./serve.ts')).serve],
  ['watch', async () => (await import('./watch.ts')).watch],
  ['serve-remote', async () => (await import('./serveRemote.ts')).serveRemote],
  ['key', async () => (await import('./key.ts')).key],
  ['new-remote', async () => (await import('./newRemote.ts')).newRemote],
])

/** Reads all of them, in this order. */
export function allSubcommands(): Promise<Subcommand[]> {
  return Promise.all([...SUBCOMMANDS.values()].map((read) => read()))
}
