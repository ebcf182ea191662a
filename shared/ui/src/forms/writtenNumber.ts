/** A number as it stands in a text, without the signs that group its digits. */
export interface WrittenNumber {
  /** With a minus where it has one; empty in ",5". */
  whole: string
  decimals?: string
}

/** The signs that a page, a spreadsheet or an account statement sets around and between digits. */
const ORNAMENTS = /[\s'’%\p{Sc}]/gu

/**
 * The number that a text means; `undefined` where it is none. Of a dot and a comma the last one separates the
 * decimals. One that stands alone groups the digits only where the trader's format groups by it: "1.234" is
 * more than a thousand in Spanish, and little more than one in English.
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

/** Writes a number into a number field, in place of what is selected there. */
export function insertNumber(field: HTMLInputElement, { whole, decimals }: WrittenNumber): void {
  insert(whole)
  if (decimals === undefined) return
  insertDecimalSign(field)
  insert(decimals)
}

/**
 * A comma that is typed where decimals follow one. A browser of another language than the page's drops it: of
 * "0,1" it leaves "01". Dots that stand before it have grouped the digits.
 */
export function insertComma(field: HTMLInputElement): void {
  const grouped = /^(-?[1-9]\d{0,2})\.((?:\d{3})+)$/.exec(field.value)
  if (grouped) {
    field.select()
    insert(grouped.slice(1).join(''))
  }
  insertDecimalSign(field)
}

/** The browser is asked first: one that takes the comma may know no other decimal sign. */
function insertDecimalSign(field: HTMLInputElement) {
  if (!insertReadable(field, ',')) insert('.')
}

/** Types a sign, unless it makes a number unreadable: browsers leave it out then, but for Firefox. Tells whether it stands. */
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

/** As if it were typed, where the caret is; no other way exists into a number field, nor to keep its undo. */
function insert(text: string) {
  if (text !== '') document.execCommand('insertText', false, text)
}
