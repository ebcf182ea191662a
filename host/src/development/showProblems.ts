const ID = 'build-problems'

/** Shows build errors in an overlay over the page; removes it when there are none. */
export function showProblems(problems: readonly string[]): void {
  document.getElementById(ID)?.remove()
  if (problems.length === 0) return
  const panel = document.createElement('pre')
  panel.id = ID
  panel.setAttribute('role', 'alert')
  panel.textContent = problems.join('\n\n')
  // Set by script, because the document's CSP allows no style attributes.
  Object.assign(panel.style, {
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: '0',
    zIndex: '2147483647',
    maxBlockSize: '50vh',
    margin: '0',
    padding: '16px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    font: '13px/1.5 ui-monospace, monospace',
    color: '#ffd7d7',
    background: '#2b0b0f',
    borderBlockStart: '3px solid #ff5c6c',
  })
  document.body.append(panel)
}
