import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')
const OFFERED = readFileSync(join(ROOT, 'host/src/composition/sharedModules.ts'), 'utf8')

function modulesOf(room: string, extension: string): string[] {
  return readdirSync(join(ROOT, 'shared/src', room))
    .filter((file) => file.endsWith(extension) && !file.includes('.test.'))
    .map((file) => `@aldergate/shared/${room}/${file.slice(0, -extension.length)}`)
}

it.each([
  ['state', '.ts'],
  ['market', '.ts'],
  ['ui', '.tsx'],
])('the host offers every module of shared/%s to the remotes', (room, extension) => {
  const missing = modulesOf(room, extension).filter(
    (name) => !OFFERED.includes(`import('${name}')`),
  )
  expect(missing).toEqual([])
})
