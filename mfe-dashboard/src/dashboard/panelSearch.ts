interface NamedPanel {
  title: string
  /** What traders call its work, in small letters. */
  words: string
}

/** Whether a panel is meant by all that is typed: its title contains it, or one of its words begins with it. */
export function isMeant(typed: string, { title, words }: NamedPanel): boolean {
  const named = title.toLowerCase()
  return typed
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => named.includes(word) || ` ${words}`.includes(` ${word}`))
}
