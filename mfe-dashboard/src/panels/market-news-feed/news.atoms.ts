import { PATHS } from '@aldergate/contract'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { aboutNowAtom } from '../../parts/entries/now.atoms'
import { openedAtAtom } from '../../parts/openedAt.atoms'
import { newsAt } from './news'
import { NEWS } from './news.data'
import { itemsOfPage, pageAway, pageCount } from './paging'

/** All items, newest first. */
const newsAtom = atom((get) => newsAt(NEWS, get(openedAtAtom), PATHS.news))

/** About now, in epoch milliseconds, and never before the news were opened: no age is too short. */
export const readingAtAtom = atom((get) => Math.max(get(aboutNowAtom), get(openedAtAtom)))

const currentPageAtom = erasableAtom(1)

/** The current page: its number and its items. Held outside the panel, as are the read items. */
export const newsPageAtom = atom((get) => {
  const [items, page] = [get(newsAtom), get(currentPageAtom)]
  return { page, pages: pageCount(items.length), items: itemsOfPage(items, page) }
})

export const turnPageAtom = atom(null, (get, set, steps: 1 | -1) => {
  set(currentPageAtom, (page) => pageAway(page, steps, get(newsAtom).length))
})

const openIdAtom = erasableAtom<string | undefined>(undefined)

/** The id of the item that is being read; to open an item is to have read it. */
export const openItemIdAtom = atom(
  (get) => get(openIdAtom),
  (_get, set, id: string | undefined) => {
    set(openIdAtom, id)
    if (id !== undefined) set(readIdsAtom, (ids) => new Set(ids).add(id))
  },
)

export const openItemAtom = atom((get) => get(newsAtom).find(({ id }) => id === get(openIdAtom)))

export const readIdsAtom = erasableAtom<ReadonlySet<string>>(new Set<string>())

export const unreadCountAtom = atom(
  (get) => get(newsAtom).filter(({ id }) => !get(readIdsAtom).has(id)).length,
)

export const markAllReadAtom = atom(null, (get, set) => {
  set(readIdsAtom, new Set(get(newsAtom).map(({ id }) => id)))
})
