/** @jest-environment jsdom */

import { belowScreen } from './belowScreen'

/** Elements where the markup says that they stand, by their `data-box`: top and height. Without one, they have no box. */
function page(markup: string): HTMLElement {
  document.body.innerHTML = markup
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const [top = 0, height = 0] = (element.dataset['box'] ?? '').split(' ').map(Number)
    element.getBoundingClientRect = () => new DOMRect(0, top, 400, height)
  }
  return document.body
}

function namesBelow(markup: string) {
  return belowScreen(page(markup)).map(({ element, top }) => `${element.id} ${top}`)
}

beforeEach(() => Object.assign(window, { innerHeight: 800 }))

it('finds what begins below the screen, the outermost elements alone', () => {
  expect(
    namesBelow(`
      <header id="bar" data-box="0 80"></header>
      <main id="main" data-box="80 1500">
        <section id="seen" data-box="80 700"></section>
        <section id="partly" data-box="780 300"><p id="text" data-box="900 100"></p></section>
        <section id="unseen" data-box="1080 500"><p id="inner" data-box="1100 100"></p></section>
      </main>
      <footer id="footer" data-box="1580 200"></footer>`),
  ).toEqual(['text 900', 'unseen 1080', 'footer 1580'])
})

it('leaves what is just below it, which may come up', () => {
  expect(namesBelow('<p id="next" data-box="810 20"></p>')).toEqual([])
})

it('looks into what has no box of its own', () => {
  expect(namesBelow('<div id="none"><p id="text" data-box="900 20"></p></div>')).toEqual([
    'text 900',
  ])
})

it('tells how large the content is, without what stands around it', () => {
  const style = 'padding: 10px 20px; border: 1px solid'
  const [card] = belowScreen(page(`<article style="${style}" data-box="900 300"></article>`))

  expect(card).toMatchObject({ width: 400 - 40 - 2, height: 300 - 20 - 2 })
})

it('passes over drawings, which have no layout of their own to be put off', () => {
  expect(namesBelow('<svg id="chart" data-box="900 300"></svg>')).toEqual([])
})
