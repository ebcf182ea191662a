import { OPENINGS_KEY, type PageMatch } from '@aldergate/contract'
import { sourceOf } from '../registry/source'

/**
 * The age from which an unanswered opening counts as silent, in milliseconds: a younger one may still be loading in
 * another tab.
 */
const SILENT_MS = 10_000

interface OpeningsOptions {
  openStorage: () => Storage
  now: () => number
  /**
   * Whether the document is hidden. Such a document may be throttled, or closed before the page responds, through no
   * fault of the page.
   */
  isHidden?: () => boolean
}

/**
 * The pages that are being opened in this browser. A page that hangs freezes its document, which then cannot report
 * it. So each opening is recorded before, and removed once the page has responded: the next document finds those that
 * never did. Finds nothing without storage.
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
      // Without storage, silent pages are not detected.
    }
  }

  return {
    begin(match: PageMatch) {
      if (isHidden()) return
      own.add(keyOf(match))
      change((all) => void (all[keyOf(match)] = now()))
    },

    /** Records that this document responds: nothing that it has opened has frozen it. */
    end() {
      if (own.size === 0) return
      change((all) => own.forEach((key) => delete all[key]))
      own.clear()
    },

    /** Whether the page was opened in this version and never responded. */
    isSilent(match: PageMatch): boolean {
      let began: unknown
      change((all) => (began = all[keyOf(match)]))
      return typeof began === 'number' && now() - began > SILENT_MS
    },

    /** Lets the page be opened again. */
    forget: (match: PageMatch) => change((all) => void delete all[keyOf(match)]),
  }
}

/** Parses the recorded openings; malformed text counts as none. */
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
