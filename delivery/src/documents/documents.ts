import { BRAND, type Registry } from '@aldergate/contract'
import type { BuiltHost, BuiltRemote, Drawing } from '@aldergate/contract/built'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DrawnPage, type IndexParts, renderIndex } from './indexHtml.ts'
import type { Published, PublishedComposition } from '../store/published.ts'
import { fileUrl, versionFolder } from '../names/storePaths.ts'

/** Where the documents of the pages stand, each at its path. */
export const DOCUMENTS = 'documents'

/** The element that the frame has in the place of a page. */
const SLOT = '<slot></slot>'

/** Returns the file of a page's document in the store, such as `documents/blog/spreads.html`. */
export function documentFile(path: string): string {
  return `${DOCUMENTS}${path === '/' ? '/index' : path}.html`
}

/** A document of a composition. */
export interface Document {
  /** Relative to the store. */
  file: string
  html: string
  /** By which of its paths its page is known; none for the one of every other page. */
  path?: string
}

interface DocumentOptions {
  /** The origin where the public finds them. */
  site?: string | undefined
  /**
   * Returns the part of the registry that the document of a path carries; the document carries all of it where there is
   * none.
   */
  partFor?: ((file: string, path: string) => Promise<Registry | undefined>) | undefined
}

/**
 * The documents of a composition: `index.html`, which answers for every page that has none of its own, last;
 * and before it one for each page that its remote has drawn, in the frame that the host has drawn.
 * `read` gives the text of a file of a published version.
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

/** Reads files of versions as they stand in a store. */
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
    // Of several paths of one page the first is the one by which it is known.
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

/** The frame around a path; `undefined` when the host has drawn none. */
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
    // By a function: a page may have a "$&" in it.
    markup: frame?.markup.replace(SLOT, () => page.markup) ?? page.markup,
    styles: [frame?.style ?? '', page.style],
  }
}

/** A build does not know where it will be published: its style sheet names its files by their bare names. */
function withUrls(host: Published<BuiltHost>, css: string): string {
  return css.replaceAll(/url\('([^':/]+)'\)/g, (_url, file: string) => {
    return `url('${fileUrl(host.built.name, host.version, file)}')`
  })
}
