/** `npm run texts`: generates the type declarations of every catalogue's keys and placeholders. */
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
