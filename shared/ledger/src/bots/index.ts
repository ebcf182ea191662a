export {
  advanceBotsAtom,
  deployBotAtom,
  type DeployResult,
  removeBotAtom,
  stopBotAtom,
} from './bots.atoms'
export type { BotPosition } from './botStanding'
export { type BotRefusal, type ListedBot, listedBotsAtom } from './listedBots.atoms'
