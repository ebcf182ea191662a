import askAgain from './askAgain'

it('forgets the failure of a shared part, in every version of it, and nothing else', () => {
  const failed = { loading: Promise.resolve(), version: '1.0.0' }
  const other = { loading: Promise.resolve(), version: '1.0.0' }
  const shareScopeMap = { default: { market: { '1.0.0': failed }, ledger: { '1.0.0': other } } }
  askAgain().errorLoadShare({ pkgName: 'market', shareScopeMap })

  expect(failed).toEqual({ version: '1.0.0' })
  expect(other).toHaveProperty('loading')
})

it('makes nothing of a part that nobody has offered', () => {
  expect(() =>
    askAgain().errorLoadShare({ pkgName: 'none', shareScopeMap: { default: {} } }),
  ).not.toThrow()
})
