/** @jest-environment jsdom */

import { eraseDataAtom } from '@aldergate/keeping'
import { draftOrderAtom, draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { savedIndicatorsAtom, saveIndicatorAtom } from '@aldergate/market/state'
import { type Atom, createStore, type Store } from 'jotai'
import {
  alertFilterAtom,
  markAllAlertsReadAtom,
  unreadAlertsAtom,
} from './alerts-notifications/alerts.atoms'
import { alertFormAtom } from './alerts-notifications/alertForm.atoms'
import { draftAlertAtom, draftAlertInFormAtom } from '../parts/draftAlert.atoms'
import { subscribeAtom, subscriptionsAtom } from './bot-marketplace/subscriptions.atoms'
import { analysisAtom, changeAnalysisAtom } from './chart-analysis/analysis.atoms'
import {
  draftAtom as chatDraftAtom,
  mutedAtom,
  sendDraftAtom,
  toggleMuteAtom,
} from './community-chat/chat.atoms'
import { changeDraftAtom, draftAtom } from './custom-indicators/indicators.atoms'
import {
  changeStrategyAtom,
  conditionAtom,
  startTestAtom,
  strategyAtom,
  strategyTestAtom,
} from './custom-strategy-builder/strategy.atoms'
import { reportFilterAtom } from './customisable-reports/reports.atoms'
import { shownImpactsAtom, toggleImpactAtom } from './economic-calendar/calendar.atoms'
import { remindersAtom, toggleReminderAtom } from './economic-calendar/reminders.atoms'
import {
  completedIdsAtom,
  difficultyAtom,
  goOnAtom,
  openTutorialIdAtom,
} from './educational-tools/progress.atoms'
import { TUTORIALS } from './educational-tools/tutorials.data'
import { TRADERS } from './community-chat/traders.data'
import { BOTS } from './bot-marketplace/bots.data'
import { pinnedPairsAtom, togglePinAtom } from './live-market-feed/feed.atoms'
import {
  markAllReadAtom,
  newsPageAtom,
  openItemIdAtom,
  readIdsAtom,
  turnPageAtom,
} from './market-news-feed/news.atoms'
import {
  centerFilterAtom,
  centerItemsAtom,
  clearCenterAtom,
  clearedCountAtom,
} from './notification-center/center.atoms'
import { dismissAlertAtom, openAlertsAtom } from './overview/alerts.atoms'
import { ACCOUNT_ALERTS } from './overview/overview.data'
import { planAtom } from './payment-billing/plan.atoms'
import {
  addRiskAlertAtom,
  riskAlertsAtom,
  riskAtom,
  riskDraftAtom,
  riskHistoryAtom,
  riskLogAtom,
  updateRiskAtom,
} from './risk-management/risk.atoms'
import { editTicketAtom, ticketAtom } from './trade-execution/ticket.atoms'
import { periodAtom } from './trader-leaderboard/leaderboard.atoms'

/** The data that a trader leaves in each panel, and the atoms that hold them. */
const LEFT: readonly [
  panel: string,
  leave: (store: Store) => void,
  seen: readonly Atom<unknown>[],
][] = [
  ['overview', (store) => store.set(dismissAlertAtom, ACCOUNT_ALERTS[0].id), [openAlertsAtom]],
  [
    'trade-execution',
    (store) => store.set(editTicketAtom, { pair: 'ETH/GBP', amount: '2' }),
    [ticketAtom],
  ],
  [
    'a waiting order',
    (store) => store.set(draftOrderInTicketAtom, { pair: 'ETH/GBP', from: 'test' }),
    [draftOrderAtom],
  ],
  ['custom-strategy-builder', leaveStrategy, [strategyAtom, strategyTestAtom, conditionAtom]],
  ['live-market-feed', (store) => store.set(togglePinAtom, 'ETH/GBP'), [pinnedPairsAtom]],
  [
    'risk-management',
    leaveRisk,
    [riskDraftAtom, riskAtom, riskHistoryAtom, riskLogAtom, riskAlertsAtom],
  ],
  [
    'customisable-reports',
    (store) => store.set(reportFilterAtom, { groupBy: 'Region' }),
    [reportFilterAtom],
  ],
  ['educational-tools', leaveTutorials, [difficultyAtom, openTutorialIdAtom, completedIdsAtom]],
  [
    'alerts-notifications',
    leaveAlerts,
    [alertFilterAtom, unreadAlertsAtom, alertFormAtom, draftAlertAtom],
  ],
  ['market-news-feed', leaveNews, [newsPageAtom, openItemIdAtom, readIdsAtom]],
  ['economic-calendar', leaveCalendar, [shownImpactsAtom, remindersAtom]],
  ['community-chat', leaveChat, [mutedAtom, chatDraftAtom]],
  ['trader-leaderboard', (store) => store.set(periodAtom, '7d'), [periodAtom]],
  ['bot-marketplace', (store) => store.set(subscribeAtom, BOTS[0].id), [subscriptionsAtom]],
  ['chart-analysis', (store) => store.set(changeAnalysisAtom, { timeframe: '4h' }), [analysisAtom]],
  ['notification-center', leaveCenter, [centerFilterAtom, centerItemsAtom, clearedCountAtom]],
  ['custom-indicators', leaveIndicators, [draftAtom, savedIndicatorsAtom]],
  ['payment-billing', (store) => store.set(planAtom, 'pro'), [planAtom]],
]

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function seenIn(store: Store, atoms: readonly Atom<unknown>[]) {
  return atoms.map((seen) => store.get(seen))
}

it.each(LEFT)('finds %s as on the first visit as soon as all data are erased', (_, leave, seen) => {
  const store = createStore()
  const atFirst = seenIn(store, seen)
  leave(store)
  const before = seenIn(store, seen)
  for (const [index, value] of before.entries()) expect(value).not.toEqual(atFirst[index])

  store.set(eraseDataAtom)
  expect(seenIn(store, seen)).toEqual(atFirst)
})

it('has no reader of the clock left for erased reminders', () => {
  const store = createStore()
  leaveCalendar(store)
  store.set(eraseDataAtom)
  jest.advanceTimersByTime(1_000)

  expect(jest.getTimerCount()).toBe(0)
})

function leaveStrategy(store: Store) {
  store.set(changeStrategyAtom, { name: 'Mine', definition: 'Words' })
  store.set(conditionAtom, (condition) => ({ ...condition, value: '7' }))
  store.set(startTestAtom)
}

function leaveRisk(store: Store) {
  store.set(riskDraftAtom, { exposure: '60', stopLoss: '5' })
  store.set(updateRiskAtom)
  store.set(addRiskAlertAtom, 50)
}

function leaveTutorials(store: Store) {
  const [tutorial] = TUTORIALS
  if (!tutorial) throw new Error('There is no tutorial.')
  store.set(difficultyAtom, 'Advanced')
  store.set(openTutorialIdAtom, tutorial.id)
  tutorial.sections.forEach(() => store.set(goOnAtom, tutorial))
}

function leaveAlerts(store: Store) {
  store.set(alertFilterAtom, 'snoozed')
  store.set(markAllAlertsReadAtom)
  store.set(draftAlertInFormAtom, { pair: 'ETH/GBP', price: 1_500 })
  store.set(alertFormAtom, { price: '12' })
}

function leaveNews(store: Store) {
  store.set(turnPageAtom, 1)
  store.set(openItemIdAtom, 'any')
  store.set(markAllReadAtom)
}

function leaveCalendar(store: Store) {
  store.set(toggleImpactAtom, 'High')
  store.set(toggleReminderAtom, { id: 'a', at: Date.now() + 60_000 })
}

function leaveChat(store: Store) {
  store.set(toggleMuteAtom, TRADERS[0])
  store.set(chatDraftAtom, 'Sent')
  store.set(sendDraftAtom)
  store.set(chatDraftAtom, 'Not sent')
}

function leaveCenter(store: Store) {
  store.set(clearCenterAtom)
  store.set(centerFilterAtom, 'warning')
}

function leaveIndicators(store: Store) {
  store.set(saveIndicatorAtom, { indicatorName: 'rsi', period: 9, color: '#00FF7F' })
  store.set(changeDraftAtom, { typedPeriod: '30' })
}
