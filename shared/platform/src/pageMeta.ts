import { atom } from 'jotai'

/** Facts of an open page beyond its registration, such as an article's title for the tab. */
export interface PageMeta {
  title?: string
  description?: string
  /** Set if the address names nothing that exists: search engines are told not to index it. */
  isMissing?: boolean
}

/** Set by the open page and read by the frame, which owns the document's head. */
export const pageMetaAtom = atom<PageMeta>({})
