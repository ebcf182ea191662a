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

it('takes the text where a table only lays a chart out', () => {
  const chart = '<table><tr><td></td><td><canvas></canvas></td><td></td></tr></table>'
  expect(copiedText(area(`${chart}<p>RSI 14: 52.10</p>`))).toBe('RSI 14: 52.10')
})

it('keeps apart what stands apart in a cell, and a number whole whose changed digits are tinted', () => {
  const cells = [
    '<span><span>45,100.00</span><span>44,900.00</span></span>',
    '<span><span>45,012.<span>34</span></span><span><span>+1.20%</span><span>Sample</span></span></span>',
    '<span>BTC/GBP<span>Bitcoin</span></span>',
    '<span><span>High</span>12.50%</span>',
    'Card payment <span>Sample</span>',
  ]
  const row = cells.map((cell) => `<td>${cell}</td>`).join('')

  expect(copiedText(area(`<table><tr>${row}</tr></table>`)).split('\t')).toEqual([
    '45,100.00 44,900.00',
    '45,012.34 +1.20% Sample',
    'BTC/GBP Bitcoin',
    'High 12.50%',
    'Card payment Sample',
  ])
})

it('leaves out what is there for the eye alone', () => {
  const panel = area(`<table><tr><th><button>Pair<span aria-hidden="true">▲</span></button></th>
    <td><span><span aria-hidden="true">▼</span>−2%</span></td></tr></table>`)
  expect(copiedText(panel)).toBe('Pair\t−2%')
})
