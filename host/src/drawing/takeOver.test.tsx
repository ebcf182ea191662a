import { useState } from 'react'
import { waitFor } from '@testing-library/react'
import { noteDone } from '../document/drawn'
import { takeOver } from './takeOver'

const DRAWN = `<header>Aldergate</header>
  <form><input aria-label="Name"><input type="checkbox" aria-label="Agree"><select aria-label="Pair"><option>BTC</option><option>ETH</option></select></form>
  <p>Prices are simulated.</p><div class="list"></div><button type="button">Choose SOL</button><button type="button">Save</button>`

function Page() {
  const [name, setName] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [pair, setPair] = useState('BTC')
  const [saved, setSaved] = useState('')
  return (
    <>
      <header>Aldergate</header>
      <form>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <input
          type="checkbox"
          aria-label="Agree"
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <select aria-label="Pair" value={pair} onChange={(event) => setPair(event.target.value)}>
          <option>BTC</option>
          <option>ETH</option>
        </select>
      </form>
      <p>
        {'Prices are '}
        {'simulated.'}
      </p>
      <div className="list" />
      <button type="button" onClick={() => setPair('SOL')}>
        Choose SOL
      </button>
      <button type="button" onClick={() => setSaved(pair)}>
        Save
      </button>
      <em>{saved}</em>
      <output>{`${name} ${String(isAgreed)} ${pair}`}</output>
    </>
  )
}

let root: HTMLElement
let unmount: () => void

// Without `act`, so that React renders in time slices as in a browser.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

beforeEach(() => {
  document.documentElement.dataset['drawn'] = '/content/1/'
  document.head.innerHTML = '<style>body{}</style><style data-drawn>p{}</style>'
  document.body.innerHTML = `<div id="root" data-drawn>${DRAWN}</div>`
  root = document.getElementById('root')!
})

afterEach(() => unmount())

function labelled<Kind extends HTMLElement>(label: string): Kind {
  return document.querySelector<Kind>(`[aria-label="${label}"]`)!
}

async function start() {
  const drawing = root
  const app = takeOver(drawing, <Page />)
  unmount = () => app.root.unmount()
  await app.arrived
  expect(drawing).not.toBeInTheDocument()
}

it('leaves nothing of the drawing but its place', async () => {
  const drawn = document.querySelector('p')
  await start()

  expect(drawn?.isConnected).toBe(false)
  expect(document.querySelectorAll('header')).toHaveLength(1)
  expect(document.querySelectorAll('style')).toHaveLength(1)
  expect(document.getElementById('root')).not.toHaveAttribute('data-drawn')
  expect(document.documentElement.dataset['drawn']).toBeUndefined()
})

it('goes on with what was typed, chosen and ticked before it came', async () => {
  labelled<HTMLInputElement>('Name').value = 'Ada'
  labelled<HTMLInputElement>('Agree').checked = true
  labelled<HTMLSelectElement>('Pair').value = 'ETH'
  await start()

  expect(labelled('Name')).toHaveValue('Ada')
  expect(document.querySelector('output')).toHaveTextContent('Ada true ETH')
})

it('keeps the focus where it was, with the caret', async () => {
  const name = labelled<HTMLInputElement>('Name')
  name.value = 'Ada Lovelace'
  name.focus()
  name.setSelectionRange(3, 5)
  await start()

  const now = labelled<HTMLInputElement>('Name')
  expect(now).toHaveFocus()
  expect([now.selectionStart, now.selectionEnd]).toEqual([3, 5])
})

it('keeps a text selected that is made of other nodes', async () => {
  const text = document.querySelector('p')!.firstChild!
  document.getSelection()!.setBaseAndExtent(text, 7, text, 20)
  await start()

  expect(document.getSelection()?.toString()).toBe('are simulated')
})

it('keeps what was scrolled', async () => {
  const scrollTo = jest.fn()
  HTMLElement.prototype.scrollTo = scrollTo
  window.aldergateScripts = { done: noteDone() } as unknown as typeof window.aldergateScripts
  const list = document.querySelector('.list')!
  list.scrollTop = 120
  list.dispatchEvent(new Event('scroll'))
  await start()

  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 120, behavior: 'instant' })
  expect(scrollTo.mock.contexts).toEqual([document.querySelector('.list')])
  delete window.aldergateScripts
})

it('does what was asked of the drawing by a press, after what was typed', async () => {
  const done = noteDone()
  window.aldergateScripts = { done } as unknown as typeof window.aldergateScripts
  labelled<HTMLSelectElement>('Pair').value = 'ETH'
  document.querySelector('button')!.click()
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')!.dispatchEvent(submit)
  await start()

  expect(submit.defaultPrevented).toBe(true)
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('false SOL'))
  document.querySelector('button')!.click()
  expect(done.pressed).toEqual([])
  delete window.aldergateScripts
})

it('does one press after the other, each on what the one before has left', async () => {
  window.aldergateScripts = { done: noteDone() } as unknown as typeof window.aldergateScripts
  document.querySelectorAll('button').forEach((button) => button.click())
  await start()

  await waitFor(() => expect(document.querySelector('em')).toHaveTextContent('SOL'))
  delete window.aldergateScripts
})

it('takes nothing over from what this visitor does not see', async () => {
  document.documentElement.dataset['drawn'] = 'away'
  labelled<HTMLInputElement>('Name').value = 'Ada'
  await start()

  expect(labelled('Name')).toHaveValue('')
})

it('comes at once where nothing is to be seen yet, and beside the drawing where something is', async () => {
  const drawing = root
  const later = takeOver(drawing, <Page />)
  unmount = () => later.root.unmount()
  expect(drawing).toBeInTheDocument()
  await later.arrived
  expect(drawing).not.toBeInTheDocument()
  unmount()

  const empty = document.getElementById('root')!
  const atOnce = takeOver(empty, <Page />)
  unmount = () => atOnce.root.unmount()
  expect(empty).not.toBeInTheDocument()
  expect(document.querySelector('output')).toBeInTheDocument()
})
