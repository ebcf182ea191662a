import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run, type RunResult } from '../process/run.ts'
import { ROOT } from '../process/root.ts'
import type { Names } from './seam.ts'

const SEAM = pathToFileURL(join(ROOT, 'shared/build/seam/seam.ts')).href
const UI = '@aldergate/ui'

/** The seam of a build that takes these names, and whose copy of the kit takes those. */
function seamOf(names: Names, ofTheKit: Names = {}): Promise<RunResult> {
  const takes = {
    ranges: { [UI]: '~1.0.0', 'styled-components': '^6.6.0', jotai: '^3.0.0' },
    names,
    copies: { [UI]: { version: '1.0.0', names: ofTheKit } },
  }
  const declarations = { entries: { [UI]: 'ui.d.ts' }, files: { 'ui.d.ts': '' } }
  // In a Node process, because the build's tables resolve packages as webpack does.
  const script = `
    import { seamOf } from '${SEAM}'
    const seam = seamOf(${JSON.stringify(takes)}, ${JSON.stringify(declarations)}, {})
    process.stdout.write(JSON.stringify(seam))`
  return run('node', ['--input-type=module', '-e', script], { isCaptured: true })
}

it('keeps apart what is taken of shared modules, and of libraries', async () => {
  const { output } = await seamOf(
    { [UI]: ['Button'], 'styled-components': ['css'] },
    { jotai: ['atom'], '@aldergate/platform': ['Link'] },
  )

  expect(JSON.parse(output)).toMatchObject({
    ranges: { [UI]: '~1.0.0' },
    names: { [UI]: ['Button'] },
    libraries: { 'styled-components': ['css'] },
    copies: {
      [UI]: { names: { '@aldergate/platform': ['Link'] }, libraries: { jotai: ['atom'] } },
    },
  })
})

it.each<[string, Names, Names, string]>([
  ['takes a name', { 'styled-components': ['css', 'useTheme.x'] }, {}, 'useTheme'],
  ['takes all', { 'styled-components': ['*'] }, {}, '*'],
  ['brings a copy that takes a name', {}, { 'styled-components': ['isStyled'] }, 'isStyled'],
])(
  'fails where a build %s of a library that is given in part, and not that',
  async (_what, names, ofTheKit, missing) => {
    const { isOk, output } = await seamOf(names, ofTheKit)

    expect(isOk).toBe(false)
    expect(output).toContain(`The host does not give styled-components: ${missing}. Do without it`)
  },
)
