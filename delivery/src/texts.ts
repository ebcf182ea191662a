/** `npm run texts`: declares the keys and values of every catalogue, for the compiler. */
import { readFile, writeFile } from 'node:fs/promises'
import { command } from './process/command.ts'
import { say } from './process/say.ts'
import { declarationsOfTexts } from './workspaces/declarationsOfTexts.ts'

await command(async () => {
  for (const { file, text } of await declarationsOfTexts()) {
    const standing = await readFile(file, 'utf8').catch(() => undefined)
    if (standing === text) continue
    await writeFile(file, text)
    say(`wrote ${file}`)
  }
})
