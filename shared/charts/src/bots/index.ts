export { BotList } from './BotList'
export { BotRow } from './BotRow'
