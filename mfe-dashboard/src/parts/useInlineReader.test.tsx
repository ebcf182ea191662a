import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { atom } from 'jotai'
import { Activity } from 'react'
import { useInlineReader } from './useInlineReader'

const openIdAtom = atom<string | undefined>(undefined)

function Notes() {
  const { openId, open, close, headingId, openerId } = useInlineReader(openIdAtom)
  if (openId) {
    return (
      <>
        <h4 id={headingId} tabIndex={-1}>{`Note ${openId}`}</h4>
        <button onClick={close}>Back</button>
      </>
    )
  }
  return ['one', 'two'].map((id) => (
    <button key={id} id={openerId(id)} onClick={() => open(id)}>
      {id}
    </button>
  ))
}

it('moves the focus to what was opened, and back to what opened it', async () => {
  const { user } = renderWithApp(<Notes />)
  await user.click(screen.getByRole('button', { name: 'two' }))
  expect(screen.getByRole('heading', { name: 'Note two' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus()
})

it('takes no focus when it rested and comes back', async () => {
  function panel(mode: 'visible' | 'hidden') {
    return (
      <Activity mode={mode}>
        <Notes />
      </Activity>
    )
  }
  const { user, rerender } = renderWithApp(panel('visible'))
  await user.click(screen.getByRole('button', { name: 'one' }))
  screen.getByRole('heading', { name: 'Note one' }).blur()

  rerender(panel('hidden'))
  rerender(panel('visible'))
  expect(screen.getByRole('heading', { name: 'Note one' })).not.toHaveFocus()
})
