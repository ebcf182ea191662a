import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../app'
import { type Clone, cloneProject } from './clone'

/** A project of its own for all tests of a file, one after the other, with its app at work. */
export interface OneClone extends Omit<Clone, 'start' | 'develop' | 'remove'> {
  url: string
  /** Changes a file; what it returns takes the change back. */
  edit: (file: string, change: (source: string) => string) => () => void
}

/** Says for a file that its tests share a clone; it is there once the first of them begins. */
export function oneClone(): () => OneClone {
  let clone: Clone | undefined
  let shared: OneClone

  test.describe.configure({ mode: 'serial' })
  test.use({ expectsProblems: true })

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    clone = cloneProject()
    const { folder, npmRun, tool } = clone
    const { url } = await clone.start()
    shared = { folder, npmRun, tool, url, edit: (file, change) => edit(join(folder, file), change) }
  })

  test.afterAll(async () => {
    await clone?.remove()
  })

  return () => shared
}

function edit(file: string, change: (source: string) => string): () => void {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The edit of ${file} changed nothing: adapt it.`)
  writeFileSync(file, after)
  return () => writeFileSync(file, before)
}
