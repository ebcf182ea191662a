import { writePreview } from '@aldergate/contract/preview'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { misuse, refusal } from '../process/refusal.ts'
import { signingKey } from '../signing/signingKey.ts'
import { liveRelease } from '../store/live.ts'
import { readComposition, readPublished } from '../store/published.ts'
import { without, type Release } from '../store/release.ts'
import { readSettings } from '../store/settings.ts'
import { versionFolder } from '../names/storePaths.ts'
import { togetherProblem } from '../promotion/togetherProblem.ts'
import { verifyVersion } from '../upkeep/verifyVersion.ts'
import { integrityOf } from '../names/version.ts'
import { HOST } from '../names/buildNames.ts'
import { warningOf } from './promotion.ts'
import { subcommand } from './subcommand.ts'
import { typedVersions } from './typedVersions.ts'

const DAY_MS = 86_400_000

/** Longer than a review takes; a longer one needs another link. */
const MOST_DAYS = 30

export const preview = subcommand({
  name: 'preview',
  script: 'preview',
  summary: 'Makes a link by which reviewers see a version before it is live',
  details:
    'The link is signed and has an end. Whoever has it sees the version in the place of the live one, in that ' +
    'tab alone, which places no orders meanwhile. Without a version, what was published last.',
  operands: '<name>[@<version>]',
  options: {
    days: { type: 'string', value: 'number', default: '7', says: 'how long the link is good' },
  },
  examples: ['trading', 'trading@0.1.0-0123456789ab --days 2'],
  run: async ({ operands, values }, { store, report }) => {
    const days = Number(values.days)
    if (!/^\d+$/.test(values.days) || days < 1 || days > MOST_DAYS) {
      throw misuse(`--days is "${values.days}": give it 1 to ${MOST_DAYS}, as in --days 7.`)
    }
    if (operands.length !== 1) {
      throw misuse('preview is of one remote: name it, as in npm run preview -- trading.')
    }
    const [[name = '', version = ''] = []] = Object.entries(await typedVersions(store, operands))
    if (name === HOST)
      throw refusal('The host has no preview, because its document is everybody’s.')
    await verifyVersion(store, name, version)
    // Refuses invalid settings: the reviewed version could not be promoted with them.
    await readSettings(store)
    const live = await liveRelease(store)
    if (!live) throw refusal('No host is live: promote one first.')
    const key = await keyOfHost(store, live)
    const path = await firstPage(store, live, name, version)
    const list = await readFile(join(versionFolder(store, name, version), 'integrity.json'))
    const now = Date.now()
    const until = now + days * DAY_MS
    const signed = key.signed('preview', {
      remote: name,
      version,
      integrity: integrityOf(list),
      until,
    })
    const link = `${path}?preview=${writePreview(signed)}`
    const end = new Date(until).toISOString()
    const warnings = clockWarnings(now, live)
    report({
      lines: [
        ...warnings.map(warningOf),
        `${name} ${version} until ${end}, behind the address of the app:`,
        link,
      ],
      data: { name, version, until: end, link, warnings },
    })
  },
})

/** The local clock or the one that dated the release is wrong, and browsers use their own. */
function clockWarnings(now: number, { release, when }: Release): string[] {
  if (!(now < Date.parse(when))) return []
  return [
    `The clock of this machine says ${new Date(now).toISOString()}, and release ${release} became live at ${when}: ` +
      'set it, else the link ends early.',
  ]
}

/** The signing key, which has to be one that the host trusts: browsers would refuse any other signature. */
async function keyOfHost(store: string, live: Release) {
  const key = await signingKey(process.env)
  if (!key) {
    throw refusal('There is no key to sign with: set SIGNING_KEY to the one that the host trusts.')
  }
  const { host } = await readComposition(store, live)
  if (host.built.trustedKeys.includes(key.publicKey)) return key
  throw refusal(
    'The live host does not trust this key: set SIGNING_KEY to one that it trusts, or promote a host that ' +
      'was built with this one in TRUSTED_KEYS.',
  )
}

/** The page that the link opens. Refuses a version that could not be live beside the others. */
async function firstPage(
  store: string,
  live: Release,
  name: string,
  version: string,
): Promise<string> {
  const composition = { ...live.composition, [name]: version }
  // The tab may run the canary of another remote.
  const canaries = without(live.canaries ?? {}, [name])
  const next = await readComposition(store, { composition, canaries })
  const problem = await togetherProblem({ store, next, live })
  if (problem !== undefined) throw refusal(problem)
  const { built } = await readPublished(store, name, version)
  const pages = built.kind === 'remote' ? built.pages : []
  return pages.find(({ path }) => !path.includes(':'))?.path ?? '/'
}
