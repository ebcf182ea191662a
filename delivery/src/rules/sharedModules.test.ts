import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')
const OFFERED = readFileSync(join(ROOT, 'host/src/composition/sharedModules.ts'), 'utf8')

/** The parts of a chart in its folders are the chart's own business. */
const ONLY_TOP = ['charts']

function modulesOf(room: string, extension: string): string[] {
  const recursive = !ONLY_TOP.includes(room)
  return readdirSync(join(ROOT, 'shared/src', room), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension) && !file.includes('.test.'))
    .map((file) => `@aldergate/shared/${room}/${file.slice(0, -extension.length)}`)
}

it.each([
  ['state', '.ts'],
  ['market', '.ts'],
  ['ledger', '.ts'],
  ['alerts', '.ts'],
  ['files', '.ts'],
  ['charts', '.tsx'],
  ['ui', '.tsx'],
])('the host offers every module of shared/%s to the remotes', (room, extension) => {
  const missing = modulesOf(room, extension).filter(
    (name) => !OFFERED.includes(`import('${name}')`),
  )
  expect(missing).toEqual([])
})
