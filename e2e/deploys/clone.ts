import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@aldergate/delivery/process/root'
import { storeUnderTest } from '../store/storeUnderTest'
import { storeKeyText } from '../store/storeKey'

const NOT_COPIED = ['node_modules', '.git', '.aldergate']

/** The folder that this very run writes to, so it is not copied. */
const RESULTS = join(ROOT, 'e2e/results')

const execute = promisify(execFile)

export interface Clone {
  folder: string
  /** Runs `npm run …` in the clone and resolves with its output. */
  npmRun: (...words: string[]) => Promise<string>
  /** Runs a tool of the project in the clone, such as `eslint`, and resolves with what it printed; rejects when it fails. */
  tool: (...words: string[]) => Promise<string>
  /** Runs `npm start` in the clone and resolves, once it is up, with its URL. */
  start: () => Promise<{ url: string }>
  /** The same with `npm run dev` for the named remotes. */
  develop: (...names: string[]) => Promise<{ url: string }>
  /** Stops what was started, even if it never came up, and removes the copy. */
  remove: () => Promise<void>
}

/** A copy of this project with everything that is built, installed and published, to break at will. */
export function cloneProject(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'aldergate-'))
  copySources(folder)
  linkPackages(folder)
  cpSync(storeUnderTest(), join(folder, '.aldergate/store'), { recursive: true })
  // Made for a content of shared: a clone that leaves shared alone need not compile it again.
  const declarations = '.aldergate/declarations'
  if (existsSync(join(ROOT, declarations))) {
    cpSync(join(ROOT, declarations), join(folder, declarations), { recursive: true })
  }
  // The clone has a store of its own, whatever this run uses, signed with the same key.
  const env = { ...process.env, STORE: undefined, PORT: '0', SIGNING_KEY: storeKeyText() }

  async function npm(...words: string[]): Promise<string> {
    const { stdout } = await execute('npm', words, { cwd: folder, env })
    return stdout
  }

  const servers: Server[] = []
  async function serve(...asked: Parameters<typeof startServer>) {
    const server = startServer(...asked)
    servers.push(server)
    return { url: await server.url }
  }

  return {
    folder,
    npmRun: (...words) => npm('run', '--silent', ...words),
    tool: (...words) => npm('exec', '--no', '--', ...words),
    start: () => serve(['start'], /is ready.*(http:\/\/\S+)/, { cwd: folder, env }),
    develop: (...names) =>
      serve(['run', 'dev', '--', ...names], /: (http:\/\/\S+)/, { cwd: folder, env }),
    remove: async () => {
      for (const server of servers) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copies the project without installed and published files, and without the folders named. */
export function copySources(folder: string, without: readonly string[] = []) {
  const left = new Set([...NOT_COPIED, ...without])
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => source !== RESULTS && !left.has(basename(source)),
  })
}

/** Packages are shared with this project; the workspaces among them are the clone's own. */
function linkPackages(folder: string) {
  const packages = join(ROOT, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (name !== '@aldergate') symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  }
  cpSync(join(packages, '@aldergate'), join(folder, 'node_modules/@aldergate'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  // A version of a package that only one workspace takes lies in that workspace's own folder. Copied: npm
  // empties such folders before it installs, and through a link it would empty this project's.
  const workspaces = [...readdirSync(ROOT), ...readdirSync(join(ROOT, 'shared')).map(inShared)]
  for (const workspace of workspaces) {
    const own = join(workspace, 'node_modules')
    if (!existsSync(join(ROOT, own))) continue
    cpSync(join(ROOT, own), join(folder, own), { recursive: true, verbatimSymlinks: true })
  }
}

function inShared(name: string): string {
  return join('shared', name)
}

interface Server {
  /** Resolves once it is up. */
  url: Promise<string>
  stop: () => Promise<void>
}

/** `up` extracts the URL of a running server from its output. */
function startServer(
  words: readonly string[],
  up: RegExp,
  place: { cwd: string; env: NodeJS.ProcessEnv },
): Server {
  const server = spawn('npm', words, { ...place, detached: true })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = new Promise<string>((resolve, reject) => {
    let printed = ''
    function read(chunk: Buffer) {
      printed += chunk.toString()
      const found = up.exec(printed)?.[1]
      if (found) resolve(found)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    void ended.then(() => reject(new Error(`npm ${words.join(' ')} ended early:\n${printed}`)))
  })

  async function stop() {
    // npm runs the server as a child: the signal goes to the whole group.
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
    await ended
  }

  return { url, stop }
}
