/**
 * Preloaded into a command by tests (`node --import`): injects a disk fault at a moment that the environment names.
 * `FAULT=kill:3` kills the process before it moves, links or removes its third file; `FAULT=fail:3` makes only that
 * third operation fail; `FAULT=full:3` reports a full disk from the third write on, and `FAULT=tight:3` only until a
 * folder has been removed. With `FAULT=sealed` the disk is read-only.
 */
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname } from 'node:path'

const [kind, count] = (process.env.FAULT ?? '').split(':')
let left = Number(count)

function step(): boolean {
  left -= 1
  return left <= 0
}

if (kind === 'kill' || kind === 'fail') {
  for (const name of ['rename', 'link', 'rm'] as const) {
    const act = fs[name] as (...args: unknown[]) => Promise<void>
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        if (step()) {
          if (kind === 'kill') process.kill(process.pid, 'SIGKILL')
          left = Infinity
          return Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }))
        }
        return act(...args)
      },
    })
  }
} else if (kind === 'full' || kind === 'tight') {
  const { open, rm } = fs
  Object.assign(fs, {
    rm: async (...[path, options]: Parameters<typeof rm>) => {
      await rm(path, options)
      if (kind === 'tight' && options?.recursive) left = Infinity
    },
    open: async (...args: Parameters<typeof open>) => {
      const file = await open(...args)
      const write = file.writeFile.bind(file)
      file.writeFile = (...content) => {
        if (!step()) return write(...content)
        const error = new Error('ENOSPC: no space left on device, write')
        return Promise.reject(Object.assign(error, { code: 'ENOSPC' }))
      }
      return file
    },
  })
} else if (kind === 'sealed') {
  const { access, mkdir, open } = fs
  const refuse = (call: string, path: unknown) => {
    const error = new Error(`EROFS: read-only file system, ${call} '${String(path)}'`)
    return Promise.reject(Object.assign(error, { code: 'EROFS', path }))
  }
  Object.assign(fs, {
    access: (...[path, mode]: Parameters<typeof access>) =>
      mode === fs.constants.W_OK ? refuse('access', path) : access(path, mode),
    open: (...[path, flags, mode]: Parameters<typeof open>) =>
      flags === undefined || flags === 'r' ? open(path, flags, mode) : refuse('open', path),
    mkdir: async (path: string, options: Parameters<typeof mkdir>[1]) => {
      // Node reports the first folder that would have to be created.
      const missing = firstMissing(path)
      if (missing === undefined) return await mkdir(path, options)
      const error = new Error(`ENOENT: no such file or directory, mkdir '${missing}'`)
      throw Object.assign(error, { code: 'ENOENT', path: missing })
    },
  })
}
syncBuiltinESMExports()

function firstMissing(path: string): string | undefined {
  if (existsSync(path)) return undefined
  return firstMissing(dirname(path)) ?? path
}
