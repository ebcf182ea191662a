import type { ComponentType } from 'react'
import type { Loader, PageLoad } from '../loading/createLoader'

/** A loader that answers with what a test says, at first with a failure. */
export function fakeLoader(answer: () => PageLoad | Promise<PageLoad> = () => failed()): Loader {
  return { load: async () => answer() }
}

export function failed(source = 'trading 0.1.0-abc'): PageLoad {
  return { status: 'failed', cause: new Error('down'), source }
}

export function ready(Page: ComponentType, source = 'trading 0.1.0-abc'): PageLoad {
  return { status: 'ready', Page, source }
}
