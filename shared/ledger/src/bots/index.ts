export {
  advanceBotsAtom,
  type BotRefusal,
  deployBotAtom,
  type DeployResult,
  type ListedBot,
  listedBotsAtom,
  removeBotAtom,
  stopBotAtom,
} from './bots.atoms'
export type { BotPosition } from './botStanding'
