import { refuseTaken } from '../newRemote/refuseTaken.ts'
import { typedRemote } from '../newRemote/typedRemote.ts'
import { subcommand } from './subcommand.ts'

export const newRemote = subcommand({
  name: 'new-remote',
  script: 'new-remote',
  summary: 'Writes the folder of a new remote, with a page, its texts, its test and its pipeline',
  details:
    'Nothing else is touched but the pipeline, which GitHub wants in a folder of its own, and nothing has ' +
    'to be installed: it begins with packages that are there.',
  operands: '<name>',
  options: {
    path: { type: 'string', value: 'path', says: 'where its first page is (else: its name)' },
  },
  examples: ['alerts', 'paper-bots --path /desk/bots'],
  run: async ({ operands, values }, { store, report }) => {
    const remote = typedRemote(operands, values.path)
    await refuseTaken(store, remote)
    // Loaded only here, so that no other command waits for the text compiler.
    const { writeRemote } = await import('../newRemote/writeRemote.ts')
    const files = await writeRemote(remote)
    const { name, path } = remote
    report({
      lines: [
        `mfe-${name} and its pipeline are written: ${files.length} files, and nothing else was touched.`,
        `  npm run dev ${name}  opens the app; the page is ${path}`,
        `  npm run check -- ${name}  checks it as its pipeline does`,
        `  npm run deliver -- ${name}  builds it and makes it live`,
        'Translate its title in remote.config.ts and texts/, and name its owners in .github/CODEOWNERS. ' +
          'Before you commit it, run npm install once, so that package-lock.json knows it.',
      ],
      data: { name, path, folder: `mfe-${name}`, files },
    })
  },
})
