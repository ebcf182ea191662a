import { TextDecoder, TextEncoder } from 'node:util'

// jsdom has neither, and react-router-dom needs both.
Object.assign(globalThis, { TextDecoder, TextEncoder })
