/** `npm run types`: checks the types of every workspace. */
import { command } from './process/command.ts'
import { checkTypes } from './verification/checkTypes.ts'

await command(checkTypes)
