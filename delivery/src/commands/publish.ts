import { misuse } from '../process/refusal.ts'
import { publishBuild, type PublishResult } from '../publishing/publishBuild.ts'
import { buildNamesOf } from '../names/buildNames.ts'
import { distFolder } from '../workspaces/buildWorkspaces.ts'
import { signingKey } from '../signing/signingKey.ts'
import { subcommand } from './subcommand.ts'

export const publish = subcommand({
  name: 'publish',
  script: 'publish:remote',
  summary: 'Puts builds into the store, where their bytes never change',
  details: 'A version is the package version and a hash of the bytes. Nothing becomes live by it.',
  operands: '<name>…',
  options: {},
  examples: ['trading', 'host trading'],
  run: async ({ operands }, { store, report }) => {
    if (operands.length === 0) {
      throw misuse('Name what to publish, as in npm run publish:remote -- trading.')
    }
    const key = await signingKey(process.env)
    const published: PublishResult[] = []
    for (const name of buildNamesOf(operands)) {
      published.push(await publishBuild({ store, build: distFolder(name), key }))
    }
    report({
      lines: published.map(({ name, version, isNew }) => {
        return `${name} ${version} ${isNew ? 'published' : 'already published'}`
      }),
      data: { published },
    })
  },
})
