import { BRAND, type Registry } from '@aldergate/contract'
import type { BuiltHost, BuiltRemote, Drawing } from '@aldergate/contract/built'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DrawnPage, type IndexParts, renderIndex } from './indexHtml.ts'
import type { Published, PublishedComposition } from '../store/published.ts'
import { fileUrl, versionFolder } from '../names/storePaths.ts'

/** The folder of the pages' documents, each at the page's path. */
export const DOCUMENTS = 'documents'

/** The placeholder for a page in the frame's markup. */
const SLOT = '<slot></slot>'

/** Returns the path of a page's document in the store, such as `documents/blog/spreads.html`. */
export function documentFile(path: string): string {
  return `${DOCUMENTS}${path === '/' ? '/index' : path}.html`
}

/** An HTML document of a composition. */
export interface Document {
  /** Relative to the store. */
  file: string
  html: string
  /** The page's canonical path; absent for the document of all other pages. */
  path?: string
}

interface DocumentOptions {
  /** The app's public origin. */
  site?: string | undefined
  /**
   * Returns the part of the registry that the document of a path carries; it carries the whole registry if this is
   * `undefined`.
   */
  partFor?: ((file: string, path: string) => Promise<Registry | undefined>) | undefined
}

/**
 * The documents of a composition: one for each page that its remote has prerendered, within the host's prerendered
 * frame, and last `index.html`, which answers for all other pages. `read` returns the text of a file of a published
 * version.
 */
export async function documentsOf(
  composition: PublishedComposition,
  registry: Registry,
  read: (published: Published, file: string) => Promise<string>,
  { site, partFor }: DocumentOptions = {},
): Promise<Document[]> {
  const { host, remotes } = composition
  const { ground, boot } = host.built
  const parts: IndexParts = {
    registry,
    host: host.built,
    integrity: host.integrity,
    bootScript: await read(host, boot),
    ground: ground === undefined ? undefined : withUrls(host, await read(host, ground)),
    brand: BRAND,
    site,
  }
  const frameAt = await framesOf(host, read)
  const pages = frameAt ? remotes.flatMap(placesOf) : []
  const drawn = await Promise.all(
    pages.map(async ({ remote, drawing, ...about }) => {
      const file = documentFile(drawing.path)
      const page = inFrame(frameAt?.(drawing.path), about, {
        markup: await read(remote, drawing.markup),
        style: await read(remote, drawing.style),
      })
      const part = await partFor?.(file, drawing.path)
      return { file, path: about.path, html: renderIndex(parts, { ...page, part }) }
    }),
  )
  return [...drawn, { file: 'index.html', html: renderIndex(parts) }]
}

/** Reads files of published versions from a store. */
export function readFrom(store: string) {
  return ({ version, built }: Published, file: string): Promise<string> =>
    readFile(join(versionFolder(store, built.name, version), file), 'utf8')
}

interface Picture {
  markup: string
  style: string
}

interface Place {
  remote: Published<BuiltRemote>
  drawing: Drawing
  name: string
  description: string
  path: string
  files: string
  showsKept: boolean
}

function placesOf(remote: Published<BuiltRemote>): Place[] {
  const { pages } = remote.built
  return pages.flatMap(({ expose, title, description, drawn }) => {
    // The first of several paths of one page is canonical.
    const first = pages.find((page) => page.expose === expose)?.path ?? ''
    return drawn.map((drawing) => ({
      remote,
      drawing,
      name: drawing.title ?? title.en,
      description: drawing.description ?? description.en,
      path: first.includes(':') ? drawing.path : first,
      files: fileUrl(remote.built.name, remote.version, ''),
      showsKept: drawing.showsKept ?? true,
    }))
  })
}

/** The frame around a path; `undefined` if the host has prerendered none. */
async function framesOf(
  host: Published<BuiltHost>,
  read: (published: Published, file: string) => Promise<string>,
): Promise<((path: string) => Picture | undefined) | undefined> {
  const frames = await Promise.all(
    host.built.frame.map(async ({ path, markup, style }) => {
      return [path, { markup: await read(host, markup), style: await read(host, style) }] as const
    }),
  )
  const byPath = new Map(frames)
  const other = byPath.get('/*')
  return other && ((path) => byPath.get(path) ?? other)
}

function inFrame(
  frame: Picture | undefined,
  about: Pick<DrawnPage, 'name' | 'description' | 'path' | 'files' | 'showsKept'>,
  page: Picture,
): DrawnPage {
  return {
    ...about,
    // A function, because the page's markup may contain "$&".
    markup: frame?.markup.replace(SLOT, () => page.markup) ?? page.markup,
    styles: [frame?.style ?? '', page.style],
  }
}

/**
 * Makes URLs absolute: a build does not know where it will be published, so its style sheet refers to files by bare
 * names.
 */
function withUrls(host: Published<BuiltHost>, css: string): string {
  return css.replaceAll(/url\('([^':/]+)'\)/g, (_url, file: string) => {
    return `url('${fileUrl(host.built.name, host.version, file)}')`
  })
}
