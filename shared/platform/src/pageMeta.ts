import { atom } from 'jotai'

/** What an open page says of itself beyond its registration, such as an article whose title is the tab's. */
export interface PageMeta {
  title?: string
  description?: string
  /** The address names nothing that exists: search engines are told not to keep it. */
  isMissing?: boolean
}

/** Set by the open page and read by the frame, which owns the document's head. */
export const pageMetaAtom = atom<PageMeta>({})
