import { command } from '../process/command.ts'
import { misuse } from '../process/refusal.ts'
import { say, sayProblem } from '../process/say.ts'
import { storeFolder } from '../names/storePaths.ts'
import { helpOf, helpOfAll } from './help.ts'
import { openBucket } from '../bucket/openBucket.ts'
import type { Context, Subcommand } from './subcommand.ts'
import { allSubcommands, SUBCOMMANDS } from './subcommands.ts'

/** Runs the typed command. Exit code 0: done; 1: refused, or damage found; 2: not understood; 70: a bug of ours. */
export async function dispatch(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args
  const options = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest
  const isJson = options.includes('--json')
  await command(
    async () => {
      if (name === undefined || name === '--help' || name === 'help') {
        say(helpOfAll(await allSubcommands()))
        return
      }
      const read = SUBCOMMANDS.get(name)
      if (!read) {
        const names = [...SUBCOMMANDS.keys()].join(', ')
        throw misuse(`There is no command "${name}": choose from ${names}.`)
      }
      const found = await read()
      if (options.includes('--help')) say(helpOf(found))
      else await startOn(found, rest, isJson)
    },
    (problem) => {
      if (isJson) say(JSON.stringify({ isOk: false, problem }))
    },
  )
}

/** Starts a subcommand on the folder that is the store, or on a copy of the bucket that is. */
async function startOn(found: Subcommand, args: readonly string[], isJson: boolean): Promise<void> {
  const bucket = await openBucket(process.env)
  if (!bucket) await found.start(args, contextOf(storeFolder(process.env), isJson))
  else {
    const context = contextOf(bucket.address, isJson)
    if (found.needs === 'itself') await found.start(args, context)
    else {
      const { startOnBucket } = await import('./startOnBucket.ts')
      await startOnBucket(found, args, { context, bucket })
    }
  }
}

function contextOf(store: string, isJson: boolean): Context {
  return {
    store,
    report: ({ lines, data, isBad = false }) => {
      if (isBad) process.exitCode = 1
      if (isJson) say(JSON.stringify({ isOk: !isBad, ...data }))
      else for (const line of lines) say(line)
    },
    // With --json, stdout carries one JSON document; progress goes to stderr.
    note: (line) => (isJson ? sayProblem : say)(line),
  }
}
