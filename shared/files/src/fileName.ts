/** The fallback when nothing is left of a name. */
const NAMELESS = 'download'

/** File systems take 255 bytes, and a character has up to four. */
const MAX_LENGTH = 60

/** Windows keeps these names for devices, whatever the ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A name that every file system takes, that stays in its folder, and that shows its real ending: no
 * separators, no reserved or invisible characters, no dots at either end.
 */
export function safeFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"/\\|?*\s]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .replace(DEVICE, '$1-file')
  return shortened(clean) || NAMELESS
}

/** Keeps the extension, which identifies the type. */
function shortened(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= MAX_LENGTH) return name
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''
  return characters.slice(0, MAX_LENGTH - ending.length).join('') + ending
}
