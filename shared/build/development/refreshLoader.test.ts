import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { execFileSync } from 'node:child_process'

const LOADER = pathToFileURL(join(__dirname, 'refreshLoader.ts')).href

/** The source as webpack gets it, by a Node of its own: the loader is a module as Node runs it. */
function compiled(source: string): string {
  const code = `
    import loader from '${LOADER}'
    const context = {
      resourcePath: '/Page.tsx',
      sourceMap: false,
      async: () => (problem, code) => process.stdout.write(problem ? problem.message : code),
    }
    loader.call(context, ${JSON.stringify(source)})`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
}

it('notes each component and the hooks that it uses, so that a changed one begins anew and keeps the others', () => {
  const code = compiled(`
    import { useState } from 'react'
    function Inner() {
      const [typed] = useState('')
      return <p>{typed}</p>
    }
    export function Page() {
      return <Inner />
    }
  `)
  expect(code).toMatch(/\$RefreshReg\$\(.+, "Inner"\)/)
  expect(code).toMatch(/\$RefreshReg\$\(.+, "Page"\)/)
  expect(code).toContain('$RefreshSig$()')
})
