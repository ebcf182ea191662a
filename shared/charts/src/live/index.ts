export { LivePrice } from './LivePrice'
