/** What a panel shows, as text to paste elsewhere: its tables with tabs between the cells, else its lines. */
export function copiedText(area: HTMLElement): string {
  const tables = [...area.querySelectorAll('table')]
  if (tables.length === 0) return (area.innerText ?? area.textContent ?? '').trim()
  return tables.map(tableText).join('\n\n')
}

function tableText(table: HTMLTableElement): string {
  return [...table.rows]
    .map((row) => [...row.cells].map((cell) => (cell.textContent ?? '').trim()).join('\t'))
    .join('\n')
}
