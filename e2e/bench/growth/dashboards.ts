import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from '@aldergate/delivery/process/refusal'
import type { StoreServer } from '@aldergate/delivery/server/serveStore'
import { signingKey } from '@aldergate/delivery/signing/signingKey'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import { publishBuild } from '@aldergate/delivery/publishing/publishBuild'
import { workspaceFolder } from '@aldergate/delivery/names/buildNames'
import { createBundler } from '@aldergate/delivery/workspaces/bundler'
import { WORK_FOLDER } from '@aldergate/delivery/process/root'
import { serveChangedCopy } from './serveChangedCopy.ts'

/** The number of panels that the product itself has. */
const OWN = 30

const LANGUAGES = ['en', 'es', 'zh', 'fr']

const NO_SOURCES = /\/(dist|node_modules)$/

/** Serves a copy of the composed app with this many panels on its dashboard. */
export function serveDashboardOf(panels: number): Promise<StoreServer> {
  return serveChangedCopy(async (store) => {
    if (panels !== OWN) await deliverDashboard(store, panels)
  })
}

/** Builds a dashboard with this many panels from a copy of its sources, and promotes it in the store. */
async function deliverDashboard(store: string, panels: number): Promise<void> {
  // Below the project, whose packages the build finds from there, and by the name that the build expects.
  const scratch = join(WORK_FOLDER, `bench/${panels}-panels`)
  const folder = join(scratch, 'mfe-dashboard')
  await rm(scratch, { recursive: true, force: true })
  await cp(workspaceFolder('dashboard'), folder, {
    recursive: true,
    filter: (source) => !NO_SOURCES.test(source),
  })
  await writePanels(join(folder, 'src'), panels)
  const bundler = createBundler({ NODE_ENV: 'production' })
  const { isOk, output } = await bundler.run({ kind: 'bundle', folder })
  await bundler.end()
  if (!isOk) throw refusal(`The dashboard of ${panels} panels cannot be built: ${output}`)
  const key = await signingKey(process.env)
  const { version } = await publishBuild({ store, build: join(folder, 'dist'), key })
  const versions = { dashboard: version }
  await promoteVersions({ store, versions, who: 'the bench', why: `${panels} panels`, key })
  await rm(scratch, { recursive: true, force: true })
}

/** Repeats the rows of the panel table, with unique ids and texts. */
async function writePanels(sources: string, panels: number): Promise<void> {
  const table = join(sources, 'panels/panels.data.ts')
  await rename(table, join(sources, 'panels/thirtyPanels.data.ts'))
  await writeFile(
    table,
    `import { PANELS as THIRTY } from './thirtyPanels.data'
export const PANELS = Array.from({ length: ${panels} }, (_, at) => {
  const panel = THIRTY[at % ${OWN}]
  return at < ${OWN} ? panel : { ...panel, id: panel.id + '-round-' + Math.floor(at / ${OWN}) }
})
`,
  )
  for (const language of LANGUAGES) {
    const file = join(sources, `texts/${language}.arb`)
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
    await writeFile(file, JSON.stringify(textsFor(texts, Math.ceil(panels / OWN))))
  }
}

function textsFor(texts: Readonly<Record<string, string>>, rounds: number): Record<string, string> {
  const ofPanels = Object.entries(texts).filter(([key]) => /^[\w-]+\.(title|about)$/.test(key))
  const more = Array.from({ length: rounds - 1 }, (_, at) =>
    ofPanels.map(([key, text]) => {
      const [id, field] = key.split('.')
      return [`${id}-round-${at + 1}.${field}`, field === 'title' ? `${text} ${at + 2}` : text]
    }),
  )
  return { ...texts, ...Object.fromEntries(more.flat()) }
}
