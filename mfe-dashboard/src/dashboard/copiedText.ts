/** Returns what a panel shows, as text to paste elsewhere: its tables with tabs between the cells, else its lines. */
export function copiedText(area: HTMLElement): string {
  // A chart may use a table for layout, which has nothing to read.
  const tables = [...area.querySelectorAll('table')].map(tableText).filter((text) => text.trim())
  if (tables.length === 0) return (area.innerText ?? area.textContent ?? '').trim()
  return tables.join('\n\n')
}

function tableText(table: HTMLTableElement): string {
  return [...table.rows]
    .map((row) => [...row.cells].map((cell) => textOf(cell).trim()).join('\t'))
    .join('\n')
}

/** The text of an element, with a space between separate parts, and without purely visual content. */
function textOf(element: Element): string {
  let text = ''
  let before: ChildNode | undefined
  for (const node of element.childNodes) {
    const part = node instanceof Element ? shownText(node) : (node.textContent ?? '')
    if (part === '') continue
    text += before && isApart(before, text, node, part) ? ` ${part}` : part
    before = node
  }
  return text
}

function shownText(element: Element): string {
  return element.matches('[aria-hidden="true"]') ? '' : textOf(element)
}

function isApart(before: ChildNode, text: string, node: ChildNode, part: string): boolean {
  const elements = [before, node].filter((child) => child instanceof Element).length
  if (elements === 0 || /\s$/.test(text) || /^\s/.test(part)) return false
  // A live price is a text with its changed digits in an element.
  return elements === 2 || !(/[\d.,]$/.test(text) && /^[\d.,]/.test(part))
}
