import { OPENINGS_KEY, type PageMatch } from '@aldergate/contract'
import { sourceOf } from '../registry/source'

/**
 * How old an unanswered opening must be to count as silent, in milliseconds: a younger one may be of another tab, and
 * on its way.
 */
const SILENT_MS = 10_000

interface OpeningsOptions {
  openStorage: () => Storage
  now: () => number
  /** Whether nobody looks at the document: such a one may be slow, or closed before it answers, and no page is at fault. */
  isHidden?: () => boolean
}

/**
 * The pages that are being opened in this browser. One that never ends takes its document with it and can be
 * told of by nobody, so it is noted before, and the note taken back once it has answered: the next document
 * finds what is left. Where the browser keeps nothing, nothing is found.
 */
export function createOpenings({ openStorage, now, isHidden = () => false }: OpeningsOptions) {
  const own = new Set<string>()

  function change(edit: (all: Record<string, number>) => void) {
    try {
      const storage = openStorage()
      const all = openingsIn(storage.getItem(OPENINGS_KEY))
      edit(all)
      if (Object.keys(all).length > 0) storage.setItem(OPENINGS_KEY, JSON.stringify(all))
      else storage.removeItem(OPENINGS_KEY)
    } catch {
      // What cannot be read or kept is told of by nobody, as before.
    }
  }

  return {
    begin(match: PageMatch) {
      if (isHidden()) return
      own.add(keyOf(match))
      change((all) => void (all[keyOf(match)] = now()))
    },

    /** Notes that this document answers: whatever it has begun does not keep it. */
    end() {
      if (own.size === 0) return
      change((all) => own.forEach((key) => delete all[key]))
      own.clear()
    },

    /** Whether the page was opened in this version, and never answered. */
    isSilent(match: PageMatch): boolean {
      let began: unknown
      change((all) => (began = all[keyOf(match)]))
      return typeof began === 'number' && now() - began > SILENT_MS
    },

    /** Lets the page be opened again. */
    forget: (match: PageMatch) => change((all) => void delete all[keyOf(match)]),
  }
}

/** Reads the noted openings; a text of another shape, whoever wrote it, counts as none. */
function openingsIn(text: string | null): Record<string, number> {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return isRecord(read) ? read : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type Openings = ReturnType<typeof createOpenings>

function keyOf({ remote, page }: PageMatch): string {
  return `${sourceOf(remote)} ${page.path}`
}
