import type { Registry } from '@aldergate/contract'
import type { Built } from '@aldergate/contract/built'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PromoteOptions } from '../promotion/promoteVersions.ts'
import { liveRelease } from '../store/live.ts'
import { newFolder, publishHandmade, removeFolder } from './handmadeBuilds.ts'
import { promoteAsTester } from './promoteAsTester.ts'
import { typeCommand } from './typeCommand.ts'

/**
 * An empty store for each test of the file or `describe` that calls this, removed after it. The hooks are registered by the
 * call, and Jest runs them in their order: what stands on the store ends by an `afterEach` above it.
 */
export function testStore() {
  let folder = ''

  beforeEach(async () => {
    folder = await newFolder()
  })

  afterEach(() => removeFolder(folder))

  const store = {
    get folder() {
      return folder
    },

    path: (...parts: readonly string[]) => join(folder, ...parts),

    read: (file: string) => readFile(store.path(file), 'utf8'),

    /** Publishes a handmade build and returns its version. */
    publish: (built: Built, changes?: Record<string, string>) =>
      publishHandmade(folder, built, changes),

    /** Makes versions live, by "a tester" for "a test" unless the options say otherwise. */
    promote: (versions: PromoteOptions['versions'], options?: Partial<PromoteOptions>) =>
      promoteAsTester(folder, versions, options),

    type: (...args: readonly string[]) => typeCommand(folder, ...args),

    /** Types a command and returns all that it says, problems last. */
    said: async (...args: readonly string[]) => {
      const { stdout, stderr } = await store.type(...args)
      return stdout + stderr
    },

    registry: async (): Promise<Registry> => JSON.parse(await store.read('registry.json')),

    live: () => liveRelease(folder),
  }
  return store
}
