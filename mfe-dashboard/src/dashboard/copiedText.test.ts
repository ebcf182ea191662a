/** @jest-environment jsdom */

import { copiedText } from './copiedText'

function area(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}

it('takes the tables with tabs between the cells, ready for a spreadsheet', () => {
  const panel = area(`<p>Intro</p>
    <table><tr><th>Pair</th><th>Value</th></tr><tr><td>BTC/GBP</td><td> 5 </td></tr></table>
    <table><tr><td>Second</td></tr></table>`)
  expect(copiedText(panel)).toBe('Pair\tValue\nBTC/GBP\t5\n\nSecond')
})

it('takes the text when there is no table', () => {
  expect(copiedText(area('<p>Three open trades</p>'))).toBe('Three open trades')
})
