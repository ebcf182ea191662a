export { BotList } from './BotList'
