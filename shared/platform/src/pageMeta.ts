import { atom } from 'jotai'

/** The facts that an open page gives beyond its registration, such as an article's title for the tab. */
export interface PageMeta {
  title?: string
  description?: string
  /** The address names nothing that exists: search engines are told not to keep it. */
  isMissing?: boolean
}

/** Set by the open page and read by the frame, which owns the document's head. */
export const pageMetaAtom = atom<PageMeta>({})
