/** Whether a text is a number as pages with decimal commas show it: "0,1", and "12.000" for twelve thousand. */
export function isOfCommas(text: string): boolean {
  return text.includes(',') || /^\s*[1-9]\d{0,2}(?:\.\d{3})+\s*$/.test(text)
}

/**
 * Writes a number with a comma into a number field as the trader means it. A browser of another language
 * than the page's drops the comma: of "0,1" it leaves "01".
 */
export function insertWithComma(field: HTMLInputElement, text: string): void {
  const [whole = '', ...decimals] = text.split(',')
  // What stands before the comma may be grouped, as a page or a spreadsheet shows it.
  insert(whole.replace(/[.\s]/g, ''))
  for (const part of decimals) {
    insertComma(field)
    insert(part)
  }
}

/** The browser is asked first: one that takes the comma knows no other decimal sign. */
function insertComma(field: HTMLInputElement) {
  let isTaken = false
  const note = () => {
    isTaken = true
  }
  field.addEventListener('input', note)
  insert(',')
  field.removeEventListener('input', note)
  if (!isTaken) insert('.')
}

/** As if it were typed, where the caret is; no other way exists into a number field, nor to keep its undo. */
function insert(text: string) {
  if (text !== '') document.execCommand('insertText', false, text)
}
