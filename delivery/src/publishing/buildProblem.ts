import type { Built, BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import valid from 'semver/functions/valid.js'
import { covers } from '../names/pathPatterns.ts'
import type { Files } from '../names/version.ts'

/** Limited, because the document of every visit lists the pages of all remotes. */
const MOST_PAGES = 200

/** A bare name with an extension: folders of the store have no extension. */
const BARE_NAME = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)+$/i

/** File names that promotion writes itself, or adds beside served files. */
const STORES_OWN =
  /^(index\.html|registry\.json|history\.json|sitemap\.xml|composition-.*)$|\.(br|gz)$/i

/**
 * Why a build must not be published, as one sentence with its cure; `undefined` when it may. Nothing in a build's
 * description is trusted: it may come from anybody.
 */
export async function buildProblem(built: Built, files: Files): Promise<string | undefined> {
  return (
    versionProblem(built) ??
    (built.kind === 'host' ? rootProblem(built) : remoteProblem(built, files)) ??
    (await drawnProblem(built, files))
  )
}

/** The version becomes the name of a folder. */
function versionProblem({ name, packageVersion }: Built): string | undefined {
  if (valid(packageVersion) === packageVersion) return undefined
  return (
    `${name} has the package version "${packageVersion}": give its package.json one like 1.2.3, ` +
    `then build it again.`
  )
}

function rootProblem({ root }: BuiltHost): string | undefined {
  const foreign = root.find((name) => !BARE_NAME.test(name) || STORES_OWN.test(name))
  if (foreign === undefined) return undefined
  return (
    `host would write ${foreign} at the root of the store: a root file has a bare name such as ` +
    `robots.txt, which is not one of the store’s own: rename it, then build host again.`
  )
}

function remoteProblem(built: BuiltRemote, files: Files): string | undefined {
  const { name, requires, pages } = built
  if (pages.length > MOST_PAGES) {
    return (
      `${name} has ${pages.length} pages, and every visit carries them all: give it ${MOST_PAGES} ` +
      `at most, by a path with a parameter such as /blog/:id.`
    )
  }
  if (!Object.hasOwn(requires, 'react')) {
    return (
      `${name} does not require react of the host, so it would bring its own, and two in one page ` +
      `break both: build it by the factory of @aldergate/build.`
    )
  }
  return containerProblem(built) ?? entryProblem(built, files) ?? placeProblem(built)
}

/** A document is found by its path: a page may have documents only for paths that it serves. */
function placeProblem({ name, pages }: BuiltRemote): string | undefined {
  for (const { path, drawn } of pages) {
    const foreign = drawn.find((place) => !covers(path, place.path))
    if (foreign === undefined) continue
    return (
      `${name} has drawn ${foreign.path} as a place of its page ${path}, which does not answer there: ` +
      `mend the places in its remote.config.ts, then build it again.`
    )
  }
  return undefined
}

/** A container is a global: its name has to contain that of its remote. */
function containerProblem({ name, container }: BuiltRemote): string | undefined {
  const word = name.replaceAll('-', '_')
  if (/^[a-z_]\w*$/i.test(container) && `_${container}_`.includes(`_${word}_`)) return undefined
  return (
    `${name} calls its container "${container}": build it by the factory of @aldergate/build, ` +
    `which calls it at_${word}_… .`
  )
}

function entryProblem(built: BuiltRemote, files: Files): string | undefined {
  const { name, container, entry, pages } = built
  const source = files.get(entry)?.toString()
  // The gate reports missing files.
  if (source === undefined) return undefined
  const cure = `of which its entry ${entry} knows nothing: build it again.`
  if (!source.includes(container)) return `${name} names the container ${container}, ${cure}`
  const page = pages.find(({ expose }) => !source.includes(expose))
  return page && `${name} has the page ${page.path} in ${page.expose}, ${cure}`
}

/**
 * Returns why a prerendered page of the build must not be used, as one sentence with its cure; `undefined` when all
 * may. It stands in documents beside markup of others, before any script has run.
 */
async function drawnProblem(built: Built, files: Files): Promise<string | undefined> {
  const drawings = built.kind === 'host' ? built.frame : built.pages.flatMap(({ drawn }) => drawn)
  if (drawings.length === 0) return undefined
  // Loaded only here: the parsers of markup and styles are slow to load, and most commands check no build.
  const { drawingProblem } = await import('./drawingProblem.ts')
  for (const drawing of drawings) {
    const text = (file: string) => files.get(file)?.toString() ?? ''
    const problem = drawingProblem(text(drawing.markup), text(drawing.style))
    if (problem === undefined) continue
    return (
      `${built.name} has drawn ${drawing.path} so that it ${problem}. Mend the page, then build it ` +
      `again.`
    )
  }
  return undefined
}
