/** A number from a text, without group separators. */
export interface WrittenNumber {
  /** Includes a minus sign; empty in ",5". */
  whole: string
  decimals?: string
}

/** The signs that a page, a spreadsheet or an account statement sets around and between digits. */
const ORNAMENTS = /[\s'’%\p{Sc}]/gu

/**
 * The number that a text means; `undefined` if it is none. Of a dot and a comma, the last one is the decimal sign. A
 * single one is a group separator only if the trader's format groups with it: "1.234" is more than a thousand in
 * Spanish, and little more than one in English.
 */
export function writtenNumber(text: string, groupSign: string): WrittenNumber | undefined {
  const signed = text.replaceAll('−', '-').replace(ORNAMENTS, '')
  if (!/^[+-]?(?=.*\d)[\d.,]+$/.test(signed)) return undefined
  // A number field takes no plus.
  const number = signed.replace('+', '')
  const last = /[.,](?=[^.,]*$)/.exec(number)?.[0]
  if (last === undefined) return { whole: number }
  const parts = number.split(last)
  const isGrouped = /^-?[1-9]\d{0,2}$/.test(parts[0] ?? '') && areOfThree(parts.slice(1))
  if (isGrouped && (parts.length > 2 || last === groupSign)) return { whole: parts.join('') }
  const [whole = '', decimals = ''] = parts
  const other = last === '.' ? ',' : '.'
  const [first = '', ...groups] = whole.split(other)
  return parts.length === 2 && (groups.length === 0 || areOfThree(groups))
    ? { whole: first + groups.join(''), decimals }
    : undefined
}

function areOfThree(groups: readonly string[]): boolean {
  return groups.every((group) => /^\d{3}$/.test(group))
}

/** Inserts a number into a number field, replacing its selection. */
export function insertNumber(field: HTMLInputElement, { whole, decimals }: WrittenNumber): void {
  insert(whole)
  if (decimals === undefined) return
  insertDecimalSign(field)
  insert(decimals)
}

/**
 * Inserts a comma as the decimal sign. A browser whose language differs from the page's would drop it, turning "0,1"
 * into "01". Dots before it were group separators.
 */
export function insertComma(field: HTMLInputElement): void {
  const grouped = /^(-?[1-9]\d{0,2})\.((?:\d{3})+)$/.exec(field.value)
  if (grouped) {
    field.select()
    insert(grouped.slice(1).join(''))
  }
  insertDecimalSign(field)
}

/** Tries the comma first: a browser that accepts it may accept no other decimal sign. */
export function insertDecimalSign(field: HTMLInputElement): void {
  if (!insertReadable(field, ',')) insert('.')
}

/**
 * Inserts a character, unless that makes the number unreadable: all browsers but Firefox drop it then. Returns whether
 * it was inserted.
 */
export function insertReadable(field: HTMLInputElement, sign: string): boolean {
  const wasReadable = !field.validity.badInput
  let isTaken = false
  const note = () => {
    isTaken = true
  }
  field.addEventListener('input', note)
  insert(sign)
  field.removeEventListener('input', note)
  if (!isTaken || !wasReadable || !field.validity.badInput) return isTaken
  document.execCommand('delete')
  return false
}

/** Inserts at the caret as if typed; `execCommand` is the only way into a number field that keeps its undo history. */
function insert(text: string) {
  if (text !== '') document.execCommand('insertText', false, text)
}
