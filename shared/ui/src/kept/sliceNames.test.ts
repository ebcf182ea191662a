import { LANGUAGES, LOCALES, SLICE_NAMES } from '@aldergate/contract'
import { sliceNames } from './sliceNames'
import { SLICES } from './slices.data'

it('lists all that may be kept, as a sentence of each language does', () => {
  expect(sliceNames('en')).toBe(
    'settings, watchlist, alert rules, fired alerts, alert states, trades, paper bots, dashboard layout, indicators, strategy draft, custom strategy, reading list and simulated market',
  )
  expect(sliceNames('zh')).toBe(
    '设置、自选列表、提醒规则、已触发的提醒、提醒状态、交易、模拟机器人、仪表盘布局、指标、策略草稿、自定义策略、阅读记录和模拟市场',
  )
  expect(sliceNames('fr').split(/, | et /)).toHaveLength(SLICE_NAMES.length)
})

it('lists some of them', () => {
  expect(sliceNames('es', ['settings', 'ledger'])).toBe('ajustes y operaciones')
  expect(sliceNames('en', ['layout'])).toBe('dashboard layout')
})

it.each(LANGUAGES)('joins them in %s as Intl does', (language) => {
  const names = SLICE_NAMES.map((name) => SLICES[name].name[language])
  const intl = new Intl.ListFormat(LOCALES[language], { style: 'long', type: 'conjunction' })
  expect(sliceNames(language)).toBe(intl.format(names))
})
