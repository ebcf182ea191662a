import { notificationsAtom } from '@aldergate/platform'
import { english, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen } from '@testing-library/react'
import { tellOfProblem } from './tellOfProblem'

const EN = english(__dirname)

it('names all parts that could not be read in one toast, which is an entry, too', async () => {
  const { store } = renderWithApp(<ToastArea />)
  const problem = {
    kind: 'unreadable',
    reason: 'corrupt',
    slices: ['settings', 'alerts', 'ledger'],
  } as const
  await act(() => tellOfProblem(problem, 'en'))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    EN('keptCorrupt').replace('{parts}', 'settings, alert rules and trades'),
  )
  expect(store.get(notificationsAtom)).toMatchObject([{ kind: 'error', type: 'warning' }])
})

it.each([
  [{ kind: 'device', reason: 'full' }, 'en', EN('keptFull')],
  [{ kind: 'device', reason: 'blocked' }, 'en', EN('keptBlocked')],
  [{ kind: 'unreadable', reason: 'newer', slices: ['layout'] }, 'fr', 'disposition du tableau'],
] as const)('says %j in the trader’s language', async (problem, language, text) => {
  renderWithApp(<ToastArea />)
  await act(() => tellOfProblem(problem, language))

  expect(await screen.findByText(new RegExp(text.slice(0, 40)))).toBeVisible()
})
