import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../app'
import { type Clone, cloneProject } from './clone'

/** One clone with a running app, shared by all tests of a file, which run in sequence. */
export interface OneClone extends Omit<Clone, 'start' | 'develop' | 'remove'> {
  url: string
  /** Edits a file; returns a function that reverts the edit. */
  edit: (file: string, change: (source: string) => string) => () => void
}

/** Declares that a file's tests share a clone, created before the first test. */
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
