import { atom } from 'jotai'
import type { Bot } from '../bot'

/** The trader's bots, newest first. `@aldergate/ledger/bots` runs them. */
export const botsAtom = atom<readonly Bot[]>([])

/** Whether a bot has to look at the market. */
export const hasRunningBotsAtom = atom((get) =>
  get(botsAtom).some(({ stoppedAt }) => stoppedAt === null),
)
