import { ASKED } from './rules'

const PROPERTIES = Object.values(ASKED).map(({ property }) => property)

/** A window as jsdom made it: nothing of a frame's is exchanged for something quicker. */
function plainWindow(): typeof window {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const plain = frame.contentWindow
  if (!plain) throw new Error('jsdom gave the frame no window')
  return plain as typeof window
}

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  return document.head.appendChild(style)
}

const CSS = `
  .flex { display: flex }
  .gone { display: none; opacity: 0 }
  .faint { opacity: .5 }
  .unseen { visibility: hidden }
  .seen { visibility: visible }
  .idle:disabled, .idle[aria-disabled='true'] { pointer-events: none }
  .reset { display: unset; visibility: unset }
  .odd { display: none; display: 17px }
  main > .child { display: grid !important }
  main > .child { display: block }
  .a:has(&%) { display: none }
  @media print { .flex { display: none } }
  @media screen { .screen { display: contents } }
  @font-face { font-family: x }
`

const BODY = `
  <main class="flex">
    <div class="child flex"><span class="gone flex">a</span><i class="flex gone">b</i></div>
    <p class="unseen">c <b>d <u class="seen">e</u></b></p>
    <button class="idle" disabled><em>f</em></button>
    <button class="idle" aria-disabled="true">g</button>
    <p class="reset">h</p><p class="odd">i</p><p class="faint a">j</p><p class="screen">k</p>
    <p hidden>l</p><p hidden class="flex">m</p><p style="display: none">n</p>
    <p style="visibility: collapse; opacity: 0"><b>o</b></p><p style="display: unset">p</p>
    <dialog><b>q</b></dialog><dialog open>r</dialog>
    <details><summary>s</summary>t</details>
    <input type="hidden"><input><select><option>u</option></select><ruby>v<rt>w</rt></ruby>
    <svg><g><text class="unseen">x</text></g></svg><table><tr><td>y</td></tr></table>
  </main>
`

function differences(plain: typeof window.getComputedStyle): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    PROPERTIES.flatMap((property) => {
      const quick = window.getComputedStyle(element).getPropertyValue(property)
      const slow = plain(element).getPropertyValue(property)
      return quick === slow ? [] : [`${element.outerHTML} ${property}: ${quick}, not ${slow}`]
    }),
  )
}

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it('says of each element what jsdom says, and follows the page and its sheets', () => {
  const { getComputedStyle: plain } = plainWindow()
  document.body.innerHTML = BODY
  expect(differences(plain)).toEqual([])

  const style = addStyle(CSS)
  expect(differences(plain)).toEqual([])
  expect(window.getComputedStyle(document.querySelector('.gone') as Element).display).toBe('none')

  style.sheet?.insertRule('.seen { display: inline-flex; visibility: hidden }', 0)
  addStyle('p { display: inline-block; pointer-events: none }')
  expect(differences(plain)).toEqual([])

  style.textContent = '.gone { display: table }'
  for (const element of document.querySelectorAll('.idle')) element.classList.add('gone')
  expect(differences(plain)).toEqual([])
  style.remove()
  expect(differences(plain)).toEqual([])
})

it('leaves every other question of style to jsdom', () => {
  addStyle('p { color: rgb(1, 2, 3); --size: 4px }')
  document.body.innerHTML = '<p>a</p>'
  const style = window.getComputedStyle(document.querySelector('p') as Element)
  expect(style.color).toBe('rgb(1, 2, 3)')
  expect(style.getPropertyValue('--size')).toBe('4px')
  expect(style.length).toBeGreaterThan(2)
})

it('finds the labels of a field that jsdom finds', () => {
  const html = `
    <label for="a">A</label><label>B <input id="b"><button>in B</button></label>
    <input id="a"><label for="a">A again</label><label for="">none</label>
    <label for="b">B again</label><select id="c"></select><input id="a">
    <label>hidden <input type="hidden"><textarea></textarea></label><meter></meter>
  `
  const plain = plainWindow().document
  plain.body.innerHTML = html
  const slow = labelsIn(plain)
  document.body.innerHTML = html

  expect(labelsIn(document)).toEqual(slow)
  expect(slow).toEqual([['B', 'B again'], [], ['A', 'A again'], [], [], null, ['hidden'], []])
})

function labelsIn({ body }: Document): (string[] | null)[] {
  const fields = body.querySelectorAll<HTMLInputElement>('input, button, select, textarea, meter')
  return [...fields].map(
    ({ labels }) =>
      labels && [...labels].map(({ firstChild }) => firstChild?.nodeValue?.trim() ?? ''),
  )
}
