import { atom } from 'jotai'
import type { Bot } from '../bot'

/** The trader's bots, newest first. What they do comes from `@aldergate/ledger/bots`. */
export const botsAtom = atom<readonly Bot[]>([])

/** Whether a bot has to look at the market. */
export const hasRunningBotsAtom = atom((get) =>
  get(botsAtom).some(({ stoppedAt }) => stoppedAt === null),
)
