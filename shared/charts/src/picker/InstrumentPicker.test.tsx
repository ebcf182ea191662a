import type { Pair } from '@aldergate/market'
import { messagesIn, renderWithApp } from '@aldergate/testing'
import { styleOf } from '@aldergate/testing/styleOf'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { later } from '@aldergate/ui'
import { InstrumentList } from './InstrumentList'
import { InstrumentPicker } from './InstrumentPicker'

type Asked = Partial<ComponentProps<typeof InstrumentPicker>>

/** With a form around it, which a choice must not send. */
function Chooser({ onSend, ...asked }: Asked & { onSend: () => void }) {
  const [pair, setPair] = useState<Pair>('ETH/GBP')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <InstrumentPicker label="Ticker" value={pair} onChange={setPair} {...asked} />
      <button>Send</button>
    </form>
  )
}

function renderPicker(asked: Asked = {}, options?: Parameters<typeof renderWithApp>[1]) {
  const onSend = jest.fn()
  return { onSend, ...renderWithApp(<Chooser onSend={onSend} {...asked} />, options) }
}

function picker() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Ticker' })
}

function list() {
  return screen.findByRole('listbox', { name: 'Ticker' })
}

function active() {
  const id = picker().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

it('shows what is chosen, and the instruments class by class when it is opened', async () => {
  const { user } = renderPicker()
  expect(picker()).toHaveValue('ETH/GBP')
  expect(picker()).toHaveAttribute('aria-expanded', 'false')

  await user.click(picker())
  const groups = within(await list()).getAllByRole('group')
  expect(picker()).toHaveAttribute('aria-expanded', 'true')
  expect(groups).toHaveLength(5)
  expect(groups[0]).toHaveAccessibleName('Crypto')
  expect(within(groups[3]!).getAllByRole('option')[0]).toHaveTextContent('XAU/GBP Gold (ounce)')
  expect(active()).toHaveAccessibleName('ETH/GBP Ethereum Chosen')
  expect(screen.getByRole('status')).toHaveTextContent('51 instruments')
})

it('chooses by typing and by Enter, which does not send the form', async () => {
  const { user, onSend } = renderPicker()
  await user.click(picker())
  await list()
  await user.keyboard('gilt{ArrowDown}')
  expect(active()).toHaveTextContent('GILT10Y/GBP')
  expect(active()).toHaveAttribute('aria-selected', 'true')

  await user.keyboard('{Enter}')
  expect(picker()).toHaveValue('GILT10Y/GBP')
  expect(picker()).toHaveFocus()
  expect(screen.queryByRole('listbox')).toBeNull()

  await user.keyboard('{Enter}')
  expect(await list()).toBeVisible()
  expect(onSend).not.toHaveBeenCalled()
})

it('chooses what was typed also before the list has come', async () => {
  renderPicker()
  fireEvent.change(picker(), { target: { value: 'gold' } })
  expect(screen.getByRole('status')).toHaveTextContent('The instruments are loading…')
  fireEvent.keyDown(picker(), { key: 'Enter' })

  expect(picker()).toHaveValue('XAU/GBP')
})

it('says that the list is loading by a delay, which less motion does not shorten', async () => {
  renderPicker()
  fireEvent.change(picker(), { target: { value: 'gold' } })

  expect(styleOf(screen.getByRole('status'))).toMatch(/animation: \S+ 1ms step-end 150ms backwards/)
  await screen.findByRole('listbox')
})

it('is walked by the arrow keys and by pages, and left by Esc without a choice', async () => {
  const { user } = renderPicker()
  act(() => picker().focus())
  await user.keyboard('{ArrowDown}')
  await list()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toHaveTextContent('BTC/GBP')
  await user.keyboard('{PageDown}{ArrowDown}')
  expect(active()).toHaveTextContent('SHIB/GBP')

  await user.keyboard('xyz{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Escape}')
  expect(picker()).toHaveValue('ETH/GBP')

  await user.keyboard('sol')
  await user.tab()
  expect(picker()).toHaveValue('ETH/GBP')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('says that nothing was found, and that nothing is left', async () => {
  const { user } = renderPicker()
  await user.click(picker())
  await list()
  await user.keyboard('xyz')

  expect(screen.getByText('No instrument found for “xyz”.', { selector: 'p' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('No instrument found for “xyz”.')
  await user.keyboard('{Enter}')
  expect(picker()).toHaveValue('xyz')
})

it('is empty again after a choice where it has no value, and omits what it shall', async () => {
  const onChange = jest.fn<void, [Pair]>()
  const { user } = renderPicker({ value: undefined, omitted: ['XAU/GBP'], onChange })
  await user.click(picker())
  await list()
  await user.keyboard('gold')
  expect(screen.queryByRole('option')).toBeNull()

  await user.clear(picker())
  await user.keyboard('silver')
  await user.click(screen.getByRole('option', { name: 'XAG/GBP Silver (ounce)' }))
  expect(onChange).toHaveBeenCalledWith('XAG/GBP')
  expect(picker()).toHaveValue('')
})

it('says what has to be known of an instrument, and speaks the language of the reader', async () => {
  const { user } = renderPicker(
    { noteOf: (pair) => pair === 'GBP/USD' && 'note' },
    { settings: { language: 'es' } },
  )
  await user.click(await screen.findByRole('combobox', { name: 'Ticker' }))
  await list()
  await user.keyboard('dolar estadounidense')

  const name = messagesIn(`${__dirname}/../quotes`, 'es')['name.GBP/USD'] ?? ''
  expect(screen.getByRole('option')).toHaveAccessibleName(`GBP/USD ${name} note`)
})

it.each([
  ['is put together', { isComposing: true }],
  ['has just been put together, in Safari', { keyCode: 229 }],
])('leaves Enter to the input method while a word %s', async (_state, keys) => {
  const { user } = renderPicker()
  await user.click(picker())
  await list()
  await user.keyboard('sol')
  fireEvent.keyDown(picker(), { key: 'Enter', ...keys })

  expect(picker()).toHaveValue('sol')
})

it('tells of a list that did not come, and asks again on Retry', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest.fn(async () => InstrumentList).mockRejectedValueOnce(new Error('offline'))
  const { user } = renderPicker({ laterList: later(load) })
  await user.click(picker())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The list of instruments did not load.',
  )
  expect(errors).toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await list()).toBeVisible()
  errors.mockRestore()
})
