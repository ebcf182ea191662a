import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithApp } from '@aldergate/testing'
import { Dialog } from './Dialog'
import { Drawer } from './Drawer'

function Opener({ Window }: { Window: typeof Dialog }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Expand</button>
      <Window title="Chart" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>candles</p>
      </Window>
    </>
  )
}

/** As in the app's frame, a new page takes the focus at once. */
function Leaving({ Window }: { Window: typeof Dialog }) {
  const [place, setPlace] = useState<'page' | 'dialog' | 'next page'>('page')
  return (
    <>
      <button onClick={() => setPlace('dialog')}>Expand</button>
      {place === 'next page' && <main tabIndex={-1} ref={(main) => main?.focus()} />}
      <Window title="Leave?" isOpen={place === 'dialog'} onClose={() => setPlace('next page')} />
    </>
  )
}

async function open(Window: typeof Dialog) {
  const { user } = renderWithApp(<Opener Window={Window} />)
  await user.click(screen.getByRole('button', { name: 'Expand' }))
  return user
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Window) => {
  it('is not there until it is opened', () => {
    renderWithApp(<Opener Window={Window} />)

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('takes the focus, and gives it back when its button closes it', async () => {
    const user = await open(Window)
    expect(screen.getByRole('dialog', { name: 'Chart' })).toContainElement(
      document.activeElement as HTMLElement,
    )

    await user.click(screen.getByRole('button', { name: 'Close' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Expand' })).toHaveFocus()
  })

  it('leaves the focus to a page that arrives as it goes', async () => {
    const { user } = renderWithApp(<Leaving Window={Window} />)
    await user.click(screen.getByRole('button', { name: 'Expand' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))

    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('closes on Esc', async () => {
    const user = await open(Window)
    await user.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays at an Esc by which an input method takes a word back', async () => {
    await open(Window)
    fireEvent.keyDown(screen.getByText('candles'), { key: 'Escape', isComposing: true })

    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('closes when the browser asks it to, as the back gesture of a phone does', async () => {
    await open(Window)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes on a click beside it, but not on one within', async () => {
    const user = await open(Window)
    await user.click(screen.getByText('candles'))
    expect(screen.getByRole('dialog')).toBeVisible()

    await user.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays when a press that began within ends beside it', async () => {
    const user = await open(Window)
    await user.pointer([
      { target: screen.getByText('candles'), keys: '[MouseLeft>]' },
      { target: screen.getByRole('dialog'), keys: '[/MouseLeft]' },
    ])

    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
