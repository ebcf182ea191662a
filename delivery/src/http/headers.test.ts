import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { pagePolicy } from '../documents/pagePolicy.ts'
import { DOCUMENT_POLICY } from './headers.ts'

/** The file that a build bundles: the one that the package names as its module. */
const BUNDLE = readFileSync(
  join(__dirname, '../../../node_modules/apexcharts/dist/apexcharts.esm.js'),
  'utf8',
)

/** The text in quotation marks that follows in the bundle. */
function textAfter(start: string): string {
  const rest = BUNDLE.slice(BUNDLE.indexOf(start) + start.length)
  const [literal = "''"] = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/s.exec(rest) ?? []
  return String(runInNewContext(literal))
}

function sourceOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

describe('the policy of the document', () => {
  const inline = pagePolicy({ scripts: ['sha256-script'], styles: ['sha256-style'] })

  it('allows the style sheet of the charts', () => {
    const css = textAfter('.id="apexcharts-css",o.textContent=')

    expect(css).toContain('.apexcharts-canvas')
    expect(inline).toContain(sourceOf(css))
  })

  it('allows the style sheet of their legend', () => {
    const css = textAfter('.setAttribute("nonce",s);var r=document.createTextNode(')

    expect(css).toContain('.apexcharts-legend')
    expect(inline).toContain(sourceOf(css))
  })

  it('knows every style sheet that the charts bring', () => {
    expect(BUNDLE.match(/createElement\("style"\)/g)).toHaveLength(2)
  })

  it('allows no style that is not named, and no frame but the external charts', () => {
    expect(inline).toContain("script-src 'self' 'sha256-script';")
    expect(inline).toMatch(/style-src 'self'( 'sha256-[^']+')+ 'sha256-style';/)
    expect(inline + DOCUMENT_POLICY).not.toContain('unsafe-inline')
    expect(DOCUMENT_POLICY).toContain(
      'frame-src https://s.tradingview.com https://www.tradingview.com https://www.tradingview-widget.com;',
    )
  })
})
