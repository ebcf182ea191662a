import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import {
  draftOf,
  NO_RISK,
  parsedRisk,
  type RiskDraft,
  type RiskEntry,
  type RiskSettings,
} from './risk'
import type { RiskAlert } from './riskAlert'

/** A line of the log, newest last: settings put in force, a reset, or the Undo of a reset. */
export type RiskLogLine = { id: number; at: number } & (
  | { kind: 'updated'; exposure: number; stopLoss: number }
  | { kind: 'reset' }
  | { kind: 'resetUndone' }
)

/** All that a reset takes away, with which `restoreRiskAtom` undoes it. */
interface RiskBefore {
  draft: RiskDraft
  settings: RiskSettings
  alerts: readonly RiskAlert[]
}

/** More than a session of a patient trader has. */
const MAX_LINES = 200

/** Everything is held outside the panel, so that it survives hiding the panel. */
export const riskDraftAtom = erasableAtom<RiskDraft>(draftOf(NO_RISK))

const currentRiskAtom = erasableAtom(NO_RISK)
const entriesAtom = erasableAtom<readonly RiskEntry[]>([])
const linesAtom = erasableAtom<readonly RiskLogLine[]>([])
const currentAlertsAtom = erasableAtom<readonly RiskAlert[]>([])
const lastIdAtom = erasableAtom(0)

/** The settings in force. */
export const riskAtom = atom((get) => get(currentRiskAtom))

/** Oldest first. */
export const riskHistoryAtom = atom((get) => get(entriesAtom))

/** Oldest first. */
export const riskLogAtom = atom((get) => get(linesAtom))

export const riskAlertsAtom = atom((get) => get(currentAlertsAtom))

const nextIdAtom = atom(null, (get, set) => {
  const id = get(lastIdAtom) + 1
  set(lastIdAtom, id)
  return id
})

const logResetAtom = atom(null, (_get, set, kind: 'reset' | 'resetUndone') => {
  const line = { id: set(nextIdAtom), at: Date.now(), kind }
  set(linesAtom, (lines) => [...lines, line].slice(-MAX_LINES))
})

/** Puts the typed settings in force; returns whether they are valid. */
export const updateRiskAtom = atom(null, (get, set): boolean => {
  const settings = parsedRisk(get(riskDraftAtom))
  if (!settings) return false
  const at = Date.now()
  const id = set(nextIdAtom)
  set(currentRiskAtom, settings)
  set(entriesAtom, (entries) => [...entries, { ...settings, timestamp: at }].slice(-MAX_LINES))
  set(linesAtom, (lines) =>
    [...lines, { id, at, kind: 'updated' as const, ...settings }].slice(-MAX_LINES),
  )
  return true
})

/** Zeroes the settings and clears the alerts; the log and the history stay. `undefined` if there was nothing to undo. */
export const resetRiskAtom = atom(null, (get, set): RiskBefore | undefined => {
  const before = { draft: get(riskDraftAtom), settings: get(currentRiskAtom) }
  set(riskDraftAtom, draftOf(NO_RISK))
  set(currentRiskAtom, NO_RISK)
  set(logResetAtom, 'reset')
  const alerts = set(clearRiskAlertsAtom)
  const after = { draft: draftOf(NO_RISK), settings: NO_RISK }
  const isNothing = alerts.length === 0 && JSON.stringify(before) === JSON.stringify(after)
  return isNothing ? undefined : { ...before, alerts }
})

export const restoreRiskAtom = atom(null, (_get, set, { draft, settings, alerts }: RiskBefore) => {
  set(riskDraftAtom, draft)
  set(currentRiskAtom, settings)
  set(restoreRiskAlertsAtom, alerts)
  set(logResetAtom, 'resetUndone')
})

export const addRiskAlertAtom = atom(null, (_get, set, threshold: number) => {
  const id = set(nextIdAtom)
  set(currentAlertsAtom, (alerts) => [...alerts, { id, threshold }])
})

/** Gives what `restoreRiskAlertsAtom` needs to undo it. */
export const clearRiskAlertsAtom = atom(null, (get, set): readonly RiskAlert[] => {
  const cleared = get(currentAlertsAtom)
  set(currentAlertsAtom, [])
  return cleared
})

/** Puts them before those that were added since. */
export const restoreRiskAlertsAtom = atom(null, (_get, set, cleared: readonly RiskAlert[]) => {
  set(currentAlertsAtom, (added) => [...cleared, ...added])
})
