// Runs before every npm script that needs the dependencies, on whatever Node the machine has: Node's
// own modules only. Installs from the lockfile when node_modules is not what the lockfile says. A workspace
// that the lockfile does not know, such as a remote that was begun a minute ago, is taken along.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = [20, 19]

/** Whether this Node starts the rest; `node_modules` brings the one that then runs it. */
function isNodeNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockfile), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** The same package with the same bytes: the rest is worded differently by each npm and its settings. */
function isSame(present, wanted) {
  return (
    wanted !== undefined &&
    present.version === wanted.version &&
    present.integrity === wanted.integrity &&
    present.link === wanted.link
  )
}

/** The remotes whose folders stand here and not in the lockfile. */
function newRemotes(wanted) {
  return readdirSync(ROOT).filter(
    (name) =>
      name.startsWith('mfe-') && !wanted[name] && existsSync(join(ROOT, name, 'package.json')),
  )
}

/** Whether everything that a new remote asks for is there, whoever else has asked for it. */
function hasItsPackages(remote) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, remote, 'package.json'), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    [ROOT, join(ROOT, remote)].some((folder) => existsSync(join(folder, 'node_modules', name))),
  )
}

/** npm keeps in node_modules what it has installed: it must be the lockfile, but for optional packages. */
function isInstalled(wanted, remotes) {
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present || !remotes.every(hasItsPackages)) return false
  // What a new remote brought along stands in no lockfile yet.
  const isAsWanted = Object.keys(present).every(
    (path) => (remotes.length > 0 && !(path in wanted)) || isSame(present[path], wanted[path]),
  )
  const isComplete = Object.keys(wanted).every(
    (path) => path === '' || path in present || wanted[path].optional,
  )
  return isAsWanted && isComplete
}

function install(words) {
  // npm replaces the Node of node_modules while it runs, so it has to run on the machine's own.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin$/.test(folder))
    .join(delimiter)
  const { error, status } = spawnSync('npm', [...words, '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  })
  if (error)
    fail(`npm cannot be started (${error.message}): install Node with npm, then try again.`)
  if (status !== 0) {
    fail(`npm ${words[0]} failed: mend what it says above, then run the command again.`)
  }
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (!isNodeNewEnough()) {
  fail(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or later, ` +
      'then run the command again.',
  )
}
const wanted = packagesOf('package-lock.json')
const remotes = wanted ? newRemotes(wanted) : []
if (!isInstalled(wanted, remotes)) {
  process.stdout.write('Installing the dependencies from package-lock.json\n')
  // `npm ci` refuses a workspace that is not in the lockfile; this one installs the same and writes nothing.
  install(remotes.length > 0 ? ['install', '--no-save'] : ['ci'])
}
