import { atom } from 'jotai'
import * as v from 'valibot'

/** The trader's marks on market news, by article id. The ids belong to the news page, which ignores unknown ones. */
export interface NewsMarks {
  saved: readonly string[]
  read: readonly string[]
}

export type NewsMark = keyof NewsMarks

/** Far more than there are articles; the oldest marks are dropped first. */
const MAX_IDS = 500

const ids = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))), v.maxLength(MAX_IDS))

/** Marks from outside; the news page checks whether their ids name articles. */
export const NewsMarksSchema = v.object({ saved: ids, read: ids })

export const NO_NEWS_MARKS: NewsMarks = { saved: [], read: [] }

/** In the order in which they were set. */
export const newsMarksAtom = atom(NO_NEWS_MARKS)

/** Sets a mark on articles, or removes it, and returns the changed ones, for Undo. */
export const markNewsAtom = atom(
  null,
  (get, set, mark: NewsMark, articles: readonly string[], isSet: boolean): readonly string[] => {
    const marks = get(newsMarksAtom)
    const marked = marks[mark]
    const changed = articles.filter((id) => marked.includes(id) !== isSet)
    if (changed.length === 0) return changed
    const next = isSet
      ? [...marked, ...changed].slice(-MAX_IDS)
      : marked.filter((id) => !changed.includes(id))
    set(newsMarksAtom, { ...marks, [mark]: next })
    return changed
  },
)
