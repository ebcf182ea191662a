/** `npm run gateway:headers`: generates nginx configuration with the headers and media types of the embedded server. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nginxHeaders } from './gateway/nginxHeaders.ts'
import { NGINX_FOLDER } from './gateway/nginxFolder.ts'
import { command } from './process/command.ts'
import { say } from './process/say.ts'

await command(async () => {
  const file = join(NGINX_FOLDER, 'headers.conf')
  await writeFile(file, nginxHeaders())
  say(`wrote ${file}`)
})
