import { command } from '../process/command.ts'
import { misuse } from '../process/refusal.ts'
import { say, sayProblem } from '../process/say.ts'
import { storeFolder } from '../store/storePaths.ts'
import { helpOf, helpOfAll } from './help.ts'
import type { Context } from './subcommand.ts'
import { SUBCOMMANDS } from './subcommands.ts'

/** Does what was typed. Exit code 0: done; 1: refused, or not sound; 2: not understood; 70: a fault of ours. */
export async function dispatch(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args
  const options = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest
  const isJson = options.includes('--json')
  await command(
    async () => {
      if (name === undefined || name === '--help' || name === 'help') {
        say(helpOfAll(SUBCOMMANDS))
        return
      }
      const found = SUBCOMMANDS.find((each) => each.name === name)
      if (!found) {
        const names = SUBCOMMANDS.map((each) => each.name).join(', ')
        throw misuse(`There is no command "${name}": choose from ${names}.`)
      }
      if (options.includes('--help')) say(helpOf(found))
      else await found.start(rest, contextOf(isJson))
    },
    (problem) => {
      if (isJson) say(JSON.stringify({ isOk: false, problem }))
    },
  )
}

function contextOf(isJson: boolean): Context {
  return {
    store: storeFolder(process.env),
    report: ({ lines, data, isBad = false }) => {
      if (isBad) process.exitCode = 1
      if (isJson) say(JSON.stringify({ isOk: !isBad, ...data }))
      else for (const line of lines) say(line)
    },
    // A machine reads one document; who watches it reads the rest.
    note: (line) => (isJson ? sayProblem : say)(line),
  }
}
